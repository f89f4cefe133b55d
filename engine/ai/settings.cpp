#include "engine/ai/settings.h"

#include <cstdlib>
#include <string>

namespace bastide::ai {
namespace {

struct Named {
  std::string_view name;
  double Settings::* value;
};
constexpr Named kNamed[] = {
    {"arms", &Settings::arms},     {"replies", &Settings::replies},   {"turns", &Settings::turns},
    {"passed", &Settings::passed}, {"constant", &Settings::constant}, {"bias", &Settings::bias},
    {"grow", &Settings::grow},     {"depth", &Settings::depth},       {"most", &Settings::most},
    {"eye", &Settings::eye},       {"squash", &Settings::squash},     {"variant", &Settings::variant},
    {"scale", &Settings::scale},   {"blur", &Settings::blur},         {"seen", &Settings::seen},
    {"later", &Settings::later},   {"trees", &Settings::trees},
};

}  // namespace

bool set(Settings& settings, std::string_view name, double value) {
  for (const Named& named : kNamed) {
    if (named.name != name) continue;
    settings.*named.value = value;
    return true;
  }
  return false;
}

bool read_settings(std::string_view text, Settings& settings) {
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    const std::string_view one = text.substr(0, comma);
    text = comma == std::string_view::npos ? std::string_view{} : text.substr(comma + 1);
    const std::size_t equals = one.find('=');
    if (equals == std::string_view::npos) return false;
    if (!set(settings, one.substr(0, equals), std::atof(std::string(one.substr(equals + 1)).c_str())))
      return false;
  }
  return true;
}

}  // namespace bastide::ai
