import type { FrameState } from '#client/frame-state.ts';
import { HOSTS } from './addresses.ts';
import type { EngineName } from './driver.ts';
import type { Faults } from './site-with-faults.ts';

type PerEngine<Value> = Record<EngineName, Value>;

/** How a framed page can behave, and what its frame then shows in each engine. */
export type EmbedCase = {
  name: string;
  faults: Faults;
  /** Presses the button of the framed page, once it has come. */
  presses?: true;
  /** What the framed page says after that. */
  says?: string | PerEngine<string>;
  /** What the frame shows once the limit for slow pages has passed, if that is not its final state. */
  meanwhile?: FrameState;
  /** The heading of the page that is in the frame in the end. */
  shows?: string;
  /** What the frame shows in the end. */
  state: FrameState | PerEngine<FrameState>;
};

const mode = (name: string): Faults => ({ frame: `${HOSTS.demo}/${name}` });

/** How a page can arrive, or fail to. Browsers report neither a refusal nor an error: `loaded` means something came. */
export const arrivals: readonly EmbedCase[] = [
  { name: 'good', faults: {}, state: 'loaded' },
  { name: 'slow', faults: mode('slow'), meanwhile: 'slow', state: 'loaded' },
  { name: 'hangs', faults: mode('hang'), state: 'slow' },
  { name: 'one resource hangs', faults: mode('hang-resource'), state: 'partial' },
  { name: 'trickles in', faults: mode('trickle'), meanwhile: 'partial', state: 'loaded' },
  { name: 'connection reset', faults: { frame: HOSTS.reset }, state: 'failed' },
  { name: 'connection refused', faults: { frame: HOSTS.closed }, state: 'failed' },
  { name: 'no such host', faults: { frame: HOSTS.unknown }, state: 'failed' },
  { name: 'untrusted certificate', faults: { frame: HOSTS.untrusted }, state: 'failed' },
  {
    name: 'connection reset after the request',
    faults: mode('reset'),
    // Firefox gives no sign that distinguishes this from a page that other sites may not read.
    state: { chromium: 'failed', firefox: 'partial', webkit: 'failed' },
  },
  { name: 'HEAD is refused', faults: mode('no-head'), state: 'loaded' },
  { name: 'HEAD is not allowed', faults: mode('head-405'), state: 'loaded' },
  {
    name: 'HEAD and streams are dropped',
    faults: mode('no-head-no-stream'),
    // The page is good, but no check gets an answer from its host.
    state: { chromium: 'failed', firefox: 'loaded', webkit: 'failed' },
  },
  { name: 'not for other sites to read', faults: mode('no-reading'), state: 'loaded' },
  { name: 'nor whole', faults: mode('no-reading/hang-resource'), state: 'partial' },
  { name: 'status 204', faults: mode('status-204'), state: 'slow' },
  { name: 'download', faults: mode('download'), state: 'slow' },
  { name: 'status 404', faults: mode('status-404'), state: 'loaded' },
  { name: 'status 500', faults: mode('status-500'), state: 'loaded' },
  { name: 'X-Frame-Options', faults: mode('refuse-x-frame-options'), state: 'loaded' },
  { name: 'frame-ancestors', faults: mode('refuse-frame-ancestors'), state: 'loaded' },
  { name: 'redirect to a named host', faults: mode('redirect-named'), state: 'loaded' },
  { name: 'redirect to another host', faults: mode('redirect-unnamed'), state: 'failed' },
];

/** A case of a page whose button is pressed. */
const pressed = (
  name: string,
  page: string,
  outcome: Pick<EmbedCase, 'says' | 'shows' | 'state'>,
): EmbedCase => ({ name, faults: { page: `${HOSTS.demo}/${page}` }, presses: true, ...outcome });

/** What a page can do once it is there, wherever its frame is. */
export const conducts: readonly EmbedCase[] = [
  pressed('form to a named host', 'post-named', { shows: 'Sent', state: 'loaded' }),
  pressed('form to another host', 'post-unnamed', { state: 'interrupted' }),
  pressed('a frame within it leads it on', 'challenge', { shows: 'Sent', state: 'loaded' }),
  { name: 'huge page', faults: mode('huge'), state: 'loaded' },
  pressed('opens a window', 'popup', { says: 'popup opened', state: 'loaded' }),
];

const NONE = 'payment ReferenceError';

/** What pages that sell may do in their frame. Firefox ESR and WebKitGTK have no payment interface at all. */
export const paymentCase: EmbedCase = pressed('asks for a payment', 'payment', {
  says: { chromium: 'payment allowed', firefox: NONE, webkit: NONE },
  state: 'loaded',
});
