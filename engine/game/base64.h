// base64url (RFC 4648, section 5) without padding: bytes as characters that a link may hold.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide {

std::string base64(std::string_view bytes);
std::optional<std::string> unbase64(std::string_view text);  // nullopt: not what base64 writes

}  // namespace bastide
