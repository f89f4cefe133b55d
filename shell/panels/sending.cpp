#include "shell/panels/sending.h"

#include "shell/keep/browser_store.h"
#include "shell/keep/sent.h"
#include "shell/platform/sharing.h"
#include "shell/play/apart.h"
#include "shell/text/locale.h"

namespace bastide::shell {

std::string link_to_send(const Context& context) {
  const auto link = turn_link(context.session.game());
  if (link) return platform::address() + "#" + *link;
  context.notices.say(tr("error.deck_given"));
  return "";
}

void note_as_sent(const Context& context) {
  Session& session = context.session;
  const std::size_t actions = session.game().actions().size();
  if (session.sent() == actions) return;
  BrowserStore store;
  note_sent(store, {fingerprint(session.game(), actions), actions});
  session.set_sent(actions);
}

std::size_t remembered_as_sent(const Game& game) {
  BrowserStore store;
  std::size_t sent = 0;
  for (const SentMark& mark : read_sent(store)) {
    if (mark.actions <= sent || mark.actions > game.actions().size()) continue;
    if (fingerprint(game, mark.actions) == mark.fingerprint) sent = mark.actions;
  }
  return sent;
}

void share_turn(const Context& context) {
  const std::string link = link_to_send(context);
  if (link.empty()) return;
  const u32 asked = context.session.revision();
  platform::share_link(tr("send.subject"), link, [context, asked](platform::Shared how) {
    if (how == platform::Shared::Failed) return copy_turn(context);
    if (how == platform::Shared::Done && asked == context.session.revision()) note_as_sent(context);
  });
}

void copy_turn(const Context& context) {
  const std::string link = link_to_send(context);
  if (link.empty()) return;
  const u32 asked = context.session.revision();
  platform::copy_text(link, [context, asked](bool copied) {
    context.notices.say(tr(copied ? "send.copied" : "notice.not_copied"));
    if (copied && asked == context.session.revision()) note_as_sent(context);
  });
}

std::string sending_tells(const Game& game) {
  return tr(hides_something(game) ? "send.tells_hidden" : "send.tells");
}

}  // namespace bastide::shell
