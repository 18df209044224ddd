import type { Breakage } from './breakage.ts';
import { configuration } from './configuration.ts';
import { dialogsAndFrames } from './dialogs-and-frames.ts';
import { facts } from './facts.ts';
import { legal } from './legal.ts';
import { money } from './money.ts';
import { navigation } from './navigation.ts';
import { pagesAndLinks } from './pages-and-links.ts';
import { policy } from './policy.ts';
import { print } from './print.ts';
import { search } from './search.ts';
import { servers } from './servers.ts';
import { settingsAndSenses } from './settings-and-senses.ts';
import { sightAndTouch } from './sight-and-touch.ts';
import { structuredData } from './structured-data.ts';
import { theme } from './theme.ts';
import { weightAndScripts } from './weight-and-scripts.ts';

/** Every breakage that a test is known to notice. */
export const breakages: readonly Breakage[] = [
  ...configuration,
  ...dialogsAndFrames,
  ...facts,
  ...legal,
  ...money,
  ...navigation,
  ...pagesAndLinks,
  ...policy,
  ...print,
  ...search,
  ...servers,
  ...settingsAndSenses,
  ...sightAndTouch,
  ...structuredData,
  ...theme,
  ...weightAndScripts,
];
