import { document } from './pages.ts';

/** What each probe does when its button is pressed; `report` shows the outcome on the page. */
const presses = {
  popup: `const popup = window.open('/calendar', '_blank', 'width=400,height=400');
    report(popup ? 'popup opened' : 'popup blocked');
    popup?.close();`,
  payment: `try {
      new PaymentRequest([{ supportedMethods: 'basic-card' }], { total: { label: 'Demo', amount: { currency: 'USD', value: '1' } } });
      report('payment allowed');
    } catch (error) { report('payment ' + error.name); }`,
  'leave-by-press': `report('leaving'); top.location = '/sent';`,
  challenge: `report('asking the bank');
    document.body.append(Object.assign(document.createElement('iframe'), { src: '/challenge-answer' }));`,
  'post-named': postTo('/redirect-named/sent'),
  'post-unnamed': postTo('/redirect-unnamed/sent'),
};

/** A bank's page in a frame within the purchase page: when it is done, it navigates the page around it. */
export const challengeAnswerPage = () =>
  document(
    'Challenge answered',
    '<h1>Challenge answered</h1><form method="post" action="/sent" target="_parent"></form>',
    'document.forms[0].submit();',
  );

/** Submits a form to this host, which redirects to another one, as checkouts and calendars do. */
function postTo(path: string): string {
  return `report('sending');
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '${path}' });
    document.body.append(form);
    form.submit();`;
}

export type Probe = keyof typeof presses;
export const PROBES = Object.keys(presses) as Probe[];

/** A page that tries, from inside its frame, what a real page may need, and reports it. */
export function probePage(probe: Probe): string {
  return document(
    probe,
    `<h1>Probe: ${probe}</h1><button type="button">Try</button>`,
    `const report = (text) => { document.querySelector('[role=status]').textContent = text; };
    document.querySelector('button').onclick = () => { ${presses[probe]} };`,
  );
}
