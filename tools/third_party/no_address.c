// SDL's EGL would find any function of OpenGL by its name, which keeps all of them in the module and in its script.
// What is drawn with is called directly, so there is nothing to find.
typedef void (*function)(void);
function eglGetProcAddress(const char* name) {
  (void)name;
  return 0;
}
