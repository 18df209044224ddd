import type { Breakage } from './breakage.ts';

/** Dialogs, and other companies' pages in frames. */
export const dialogsAndFrames: readonly Breakage[] = [
  {
    id: 'community-without-fullscreen',
    means: 'The community cannot fill the screen.',
    file: 'src/site/embeds.ts',
    search: "community: 'fullscreen'",
    replacement: "community: ''",
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: 'a frame may do what its page needs, and no more',
    },
  },
  {
    id: 'focus-not-on-close',
    means: 'A dialog opens with the focus elsewhere than on Close.',
    file: 'src/enhancements/embed-dialog.ts',
    search: 'closeButton?.focus();',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/dialogs.test.ts',
      name: 'a dialog > keeps the focus inside, and starts on Close',
    },
  },
  {
    id: 'frame-outlives-its-dialog',
    means: 'A closed dialog keeps its page running.',
    file: 'src/enhancements/embed-dialog.ts',
    search: 'frame.close();',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/dialogs.test.ts',
      name: 'a dialog > closes with its button, Escape or a press outside it: frame gone, focus back, page where it was',
    },
  },
  {
    id: 'no-new-tab-by-control',
    means: 'A press with Control opens the dialog instead of a tab.',
    file: 'src/enhancements/plain-click.ts',
    search: 'event.ctrlKey ||',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/dialogs.test.ts',
      name: 'a dialog > stays closed on a press with Control or Shift, which opens the page itself',
    },
  },
  {
    id: 'failed-before-it-was-asked',
    means: 'A frame that nobody opened can fail.',
    file: 'src/enhancements/frame-state.ts',
    search: "state === 'idle' || ",
    replacement: '',
    noticedBy: { file: 'tests/unit/frame-state.test.ts', name: 'idle, then failure: idle' },
  },
  {
    id: 'late-page-keeps-its-notice',
    means: 'A page that loads slowly counts as failed.',
    file: 'src/enhancements/frame-state.ts',
    search: "event === 'load' ? 'loaded'",
    replacement: "event === 'load' && state !== 'slow' ? 'loaded'",
    noticedBy: { file: 'tests/unit/frame-state.test.ts', name: 'slow, then load: loaded' },
  },
  {
    id: 'offline-not-noticed',
    means: 'A dialog that is opened without a network shows nothing for a long time.',
    file: 'src/enhancements/embed-frame.ts',
    search: "if (!navigator.onLine) send('failure');",
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/frames.test.ts',
      name: 'a page that does not load > has no network: fails at once, and comes on the second try when the network is back',
    },
  },
  {
    id: 'dialog-named-otherwise',
    means: 'A dialog has another title than the specification gives it.',
    file: 'src/sections/shared/EmbedDialog.tsx',
    search: 'aria-labelledby={headingId}',
    replacement: '',
    noticedBy: {
      file: 'tests/e2e/dialogs.test.ts',
      name: 'on a desktop > the dialogs of /linkedin-management open with their frame, their title and their two ways out',
    },
  },
  {
    id: 'slow-after-80-seconds',
    means: 'A visitor waits ten times as long for the notice that a page is slow.',
    file: 'src/sections/shared/EmbedFrame.tsx',
    search: 'SLOW_AFTER_MS = 8000',
    replacement: 'SLOW_AFTER_MS = 80_000',
    noticedBy: {
      file: 'tests/dist/pages.test.ts',
      name: 'frames on / count as slow after 8 seconds',
    },
  },
  {
    id: 'frame-below-the-screen',
    means: 'The form of a purchase page ends below the screen of a phone.',
    file: 'src/sections/shared/FramePage.module.css',
    search: 'minmax(min(28rem, var(--screen)), 1fr)',
    replacement: 'minmax(44rem, 1fr)',
    noticedBy: {
      file: 'tests/e2e/framed-pages.test.ts',
      name: 'a page that is a frame > /pbsengine-essentials-subscription fills what a phone leaves, down to its lower edge',
    },
  },
  {
    id: 'frame-shrinks-for-its-foot',
    means: 'The frame of a purchase page shrinks when the words below it come.',
    file: 'src/sections/shared/FramePage.module.css',
    search: `[data-frame]:is([data-state='loading'], [data-state='loaded'])`,
    replacement: `[data-frame]:is([data-state='loaded'])`,
    noticedBy: {
      file: 'tests/e2e/framed-pages.test.ts',
      name: 'a page that is a frame > /pbsengine-essentials-subscription gives the frame its height before the words below it come',
    },
  },
  {
    id: 'focus-leaves-the-dialog',
    means: 'The focus leaves an open dialog for the page behind it.',
    file: 'src/enhancements/embed-dialog.ts',
    search: 'dialog.showModal();',
    replacement: 'dialog.show();',
    noticedBy: {
      file: 'tests/e2e/dialogs.test.ts',
      name: 'a dialog > keeps the focus inside, and starts on Close',
    },
  },
];
