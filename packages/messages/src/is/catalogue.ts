/** The Icelandic catalogue. */
import { cli } from './cli.ts';
import { draw } from './draw.ts';
import { duplicate } from './duplicate.ts';
import { engine } from './engine.ts';
import { keep } from './keep.ts';
import { names } from './names.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { otherGames } from './other-games.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { refusals } from './refusals.ts';
import { roster } from './roster.ts';
import { ruleSheet } from './rule-sheet.ts';
import { rules } from './rules.ts';
import { serving } from './serving.ts';
import { table } from './table.ts';
import { tables } from './tables.ts';
import { tournament } from './tournament.ts';
import { tournamentCli } from './tournament-cli.ts';
import { web } from './web.ts';
import { webBuild } from './web-build.ts';
import { webDevice } from './web-device.ts';
import { webDuplicate } from './web-duplicate.ts';
import { webEvent } from './web-event.ts';
import { webEventDesk } from './web-event-desk.ts';
import { webEventDevices } from './web-event-devices.ts';
import { webEventGames } from './web-event-games.ts';
import { webEventHall } from './web-event-hall.ts';
import { webEventNext } from './web-event-next.ts';
import { webEventPrint } from './web-event-print.ts';
import { webEventReferee } from './web-event-referee.ts';
import { webFrame } from './web-frame.ts';
import { webGame } from './web-game.ts';
import { webLearn } from './web-learn.ts';
import { webLessons } from './web-lessons.ts';
import { look } from './web-look.ts';
import { webModes } from './web-modes.ts';
import { webOnline } from './web-online.ts';
import { webPeople } from './web-people.ts';
import { webSettings } from './web-settings.ts';
import { webStart } from './web-start.ts';
import { words } from './words.ts';

export const icelandic = {
  ...refusals,
  ...table,
  ...tables,
  ...rules,
  ...ruleSheet,
  ...names,
  ...play,
  ...cli,
  ...words,
  ...engine,
  ...people,
  ...notices,
  ...online,
  ...web,
  ...serving,
  ...webBuild,
  ...webDevice,
  ...webFrame,
  ...webSettings,
  ...webStart,
  ...look,
  ...webGame,
  ...webOnline,
  ...webPeople,
  ...webLearn,
  ...webLessons,
  ...keep,
  ...duplicate,
  ...tournament,
  ...tournamentCli,
  ...webDuplicate,
  ...webEventDesk,
  ...webEventNext,
  ...webEventGames,
  ...webEvent,
  ...webEventHall,
  ...webEventPrint,
  ...webEventDevices,
  ...webEventReferee,
  ...draw,
  ...roster,
  ...otherGames,
  ...webModes,
};
