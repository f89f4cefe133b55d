// What is drawn or done by code that comes as a module of its own (tools/split.py): reached through a table
// of functions alone, so that nothing of the first module leads there. Whoever calls sees to it that the code
// is there (shell/panels/screens_code.h).
#pragma once

namespace bastide::shell {

class DrawnLater {
 public:
  virtual void draw() = 0;

 protected:
  ~DrawnLater() = default;
};

class FollowsLater {
 public:
  virtual void follow() = 0;  // once a frame

 protected:
  ~FollowsLater() = default;
};

class DoneLater {
 public:
  virtual void act() = 0;  // when it is called for

 protected:
  ~DoneLater() = default;
};

}  // namespace bastide::shell
