// The one place where the Castle joins the art tool.
#include "tools/tileart/castle/castle.h"

#include "tools/tileart/family_art.h"

namespace bastide::art::castle {

namespace {

const RegisterFamily kRegistered{{.name = "castle",
                                  .write = write_files,
                                  .contact = write_contact,
                                  .check_seams = check_seams,
                                  .check_repeat = check_repeat}};

}  // namespace

}  // namespace bastide::art::castle
