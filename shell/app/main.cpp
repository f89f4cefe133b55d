// The page's entry: makes the app, and lets the browser call its frames.
#include "shell/app/app.h"

int main() {
  static bastide::shell::App app;  // lives as long as the page
  app.init();
}
