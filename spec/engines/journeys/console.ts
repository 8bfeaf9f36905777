import type { Journey } from '../journey';
import { openByBell } from '../support/panel';
import { until } from '../support/until';

const COMMANDS = ['streams', 'log', 'marbles', 'state.diff', 'events', 'errors', 'send', 'pause', 'record'];

export const consoleHelp: Journey = {
  name: 'notestream.help() lists the commands of the stream console',
  run: async (context) => {
    await openByBell(context);
    await context.driver.run('notestream.help()', 'frame');
    await until(
      'the console lists all commands',
      () =>
        Promise.resolve(
          context.driver
            .console()
            .map(({ text }) => text)
            .join('\n'),
        ),
      (text) => COMMANDS.every((command) => text.includes(command)),
    );
  },
};
