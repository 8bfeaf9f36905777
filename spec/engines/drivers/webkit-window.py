#!/usr/bin/python3
"""A browser window without decorations, which WebKitWebDriver starts and controls.

WebKitWebDriver starts MiniBrowser by default, which cannot be narrower than 447 px and loses console messages.
"""

import ctypes
import os
import signal
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gdk, Gtk, WebKit2  # noqa: E402

PR_SET_PDEATHSIG = 1

# Runs in each document and frame before its own scripts. WebKit's own console output stays in the
# web process.
REPORT_CONSOLE = """
(() => {
  const { console: handler } = window.webkit.messageHandlers;
  const textOf = (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof Error) return value.message;
    try { return JSON.stringify(value) ?? String(value); } catch { return String(value); }
  };
  const report = (kind, values) => handler.postMessage(JSON.stringify({ kind, text: values.map(textOf).join(' ') }));
  for (const name of ['error', 'warn', 'log', 'info', 'debug', 'table', 'group', 'groupCollapsed']) {
    const original = console[name].bind(console);
    console[name] = (...values) => {
      report(name === 'error' ? 'error' : name === 'warn' ? 'warning' : 'other', values);
      original(...values);
    };
  }
  addEventListener('error', (event) => event.message && report('error', [event.message]));
  addEventListener('unhandledrejection', (event) => report('error', [event.reason]));
})();
"""


def create_view(_session, context, console_file):
    content = WebKit2.UserContentManager()
    content.register_script_message_handler("console")
    content.connect(
        "script-message-received::console",
        lambda _content, result: os.write(console_file, result.get_js_value().to_string().encode() + b"\n"),
    )
    content.add_script(
        WebKit2.UserScript(
            REPORT_CONSOLE,
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(
        web_context=context, user_content_manager=content, is_controlled_by_automation=True
    )
    # Without a graphics processor, GL is emulated, and each screenshot takes seconds.
    view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    window = Gtk.Window(decorated=False)
    window.set_default_size(1280, 720)
    window.connect("destroy", Gtk.main_quit)
    # Without a window manager, the focus would follow the pointer.
    window.connect("map-event", lambda mapped, _event: mapped.get_window().focus(Gdk.CURRENT_TIME))
    window.add(view)
    window.show_all()
    return view


def start_session(context, session, console_file):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    information.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(information)
    session.connect("create-web-view", create_view, context, console_file)


def main():
    # The window must not outlive the driver that started it.
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    console_file = os.open(sys.argv[1], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    settings = Gtk.Settings.get_default()
    settings.set_property("gtk-application-prefer-dark-theme", "--dark" in sys.argv)
    settings.set_property("gtk-enable-animations", "--reduced-motion" not in sys.argv)
    context = WebKit2.WebContext.new_ephemeral()
    context.set_automation_allowed(True)
    context.connect("automation-started", start_session, console_file)
    Gtk.main()


main()
