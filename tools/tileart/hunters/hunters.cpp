// The one place where Hunters & Gatherers joins the art tool.
#include "tools/tileart/hunters/hunters.h"

#include "tools/tileart/family_art.h"

namespace bastide::art::hunters {

namespace {

const RegisterFamily kRegistered{{.name = "hunters",
                                  .write = write_files,
                                  .contact = write_contact,
                                  .check_seams = check_seams,
                                  .check_repeat = check_repeat}};

}  // namespace

}  // namespace bastide::art::hunters
