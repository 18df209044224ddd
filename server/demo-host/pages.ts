import { company } from '#data/company.ts';
import { additionalServices, coreServices } from '#data/services.ts';
import { formatMoney } from '#lib/money.ts';

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; background: #fff; color: #1c2430; font: 16px/1.5 'Helvetica Neue', Arial, sans-serif }
  main { max-width: 100rem; margin: 0 auto; padding: 1.25rem clamp(1.25rem, 5.56vw, 5rem) 2rem }
  h1 { margin: 0 0 .5rem; font-size: 1.4rem; line-height: 1.2 }
  h2 { margin: 2rem 0 .75rem; font-size: 1.1rem }
  p { margin: 0 0 1rem } .muted { color: #55606e }
  .order { display: grid; gap: .75rem } .order > h2 { display: none; margin: 0; font-size: 1.4rem } .summary { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between }
  .summary > * { margin: 0; font-size: 1rem; line-height: 1.5 } .price { font-weight: 600 } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem }
  .demo { margin: 0; padding: .5rem 1rem; background: #fff4d6; color: #4a3a00; font-size: .875rem; text-align: center }
  .grid { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 1rem }
  .times { display: grid; grid-template-columns: 1fr 1fr; gap: .5rem } .book h2 { margin: 1.25rem 0 .75rem }
  .days { display: grid; grid-template-columns: repeat(7, 1fr); gap: .4rem; max-width: 28rem }
  .order .main { width: 100% } .card, .summary { padding: .75rem 1.25rem; border: 1px solid #d5dae1; border-radius: 10px }
  .card > * { margin: 0 } .card > * + * { margin-top: .35rem } .post { margin-top: .75rem } .post small { color: #55606e; font-size: .875rem }
  button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid #3457d5; border-radius: 8px; background: #fff; color: #2546bd; font: inherit; cursor: pointer }
  button[aria-pressed=true], .main { background: #3457d5; color: #fff }
  .days button { padding: 0 } button:disabled { border-color: #e5e8ed; color: #8a94a2; cursor: default }
  label { display: block; margin-bottom: .6rem; font-weight: 600 }
  input { display: block; width: 100%; min-height: 2.75rem; margin-top: .25rem; padding: .5rem .75rem; border: 1px solid #8a94a2; border-radius: 8px; font: inherit; font-weight: 400 }
  [role=status]:not(:empty) { margin-top: 1rem; font-weight: 600 }
  @media (min-width: 44rem) {
    .book { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: clamp(2rem, 5vw, 4rem); align-items: start } .book > :first-child { grid-row: 1 / 4 }
    .order { grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; column-gap: 2rem } .order > h2 { display: block; grid-row: 1; grid-column: 1 / -1 }
    .summary { grid-row: 2; grid-column: 3; display: grid; gap: .25rem; padding: 1.25rem } .order > form { grid-row: 2; grid-column: 1 / 3 }
  }`;

/** Makes the page's buttons and forms work, without leaving the page. */
const SCRIPT = `
  const status = document.querySelector('[role=status]');
  document.addEventListener('click', ({ target }) => {
    if (!target.matches('button[aria-pressed]')) return;
    for (const other of target.parentElement.querySelectorAll('[aria-pressed]')) other.setAttribute('aria-pressed', other === target);
    document.querySelector('form')?.removeAttribute('hidden');
  });
  document.addEventListener('submit', (event) => {
    event.preventDefault();
    status.textContent = event.target.dataset.done;
  });`;

/** A whole page. */
export function document(title: string, body: string, script = SCRIPT): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body><p class="demo">Demo page. Nothing is booked, sent or charged.</p><main>${body}<p role="status"></p></main><script>${script}</script></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const field = (label: string, attributes: string) =>
  `<label>${label}<input ${attributes} required></label>`;
const name = field('Name', 'autocomplete="name"');
const email = field('E-mail', 'type="email" autocomplete="email"');

/** A button that picks one of several. */
const choice = (label: string, isOpen = true) =>
  `<button type="button" ${isOpen ? 'aria-pressed="false"' : 'disabled'}>${label}</button>`;

/** A calendar with a day and a time to pick. */
export function calendarPage(title: string, note: string): string {
  const open = new Set([3, 5, 9, 11, 12, 17, 19, 24, 26]);
  const days = Array.from({ length: 28 }, (_, index) => index + 1);
  const times = ['8:00 am', '9:30 am', '1:00 pm', '3:30 pm'];
  return document(
    title,
    `<h1>${escapeHtml(title)}</h1><p class="muted">${escapeHtml(note)}</p>
     <div class="book"><section><h2>Pick a day</h2><div class="days">${days.map((day) => choice(`${day}`, open.has(day))).join('')}</div></section>
     <section><h2>Pick a time</h2><div class="times">${times.map((time) => choice(time)).join('')}</div></section>
     <section><h2>Your details</h2><form data-done="Thank you. A real calendar would now confirm your time.">${name}${email}<button class="main">Book</button></form></section></div>`,
  );
}

/** A short form. */
export function formPage(title: string, action: string): string {
  return document(
    title,
    `<h1>${escapeHtml(title)}</h1><p class="muted">Tell us where to send it.</p>
     <form data-done="Thank you. A real form would now send the catalog.">${name}${email}${field('Company', 'autocomplete="organization"')}<button class="main">${escapeHtml(action)}</button></form>`,
  );
}

/** A purchase page: it names the plan and the price. */
export function purchasePage({ product, price }: { product: string; price: string }): string {
  return document(
    `Order ${product}`,
    `<div class="order"><div class="summary"><h1>${escapeHtml(product)}</h1><p class="price">${escapeHtml(price)}</p></div>
     <h2>Your order</h2>
     <form data-done="Thank you. A real purchase page would now take the payment.">
     ${name}${email}${field('Card number', 'inputmode="numeric"')}
     <div class="pair">${field('Expiry', 'placeholder="MM / YY"')}${field('Security code', 'inputmode="numeric"')}</div>
     <button class="main">Subscribe</button></form></div>`,
  );
}

/** The community. */
export function communityPage(): string {
  const post = (title: string, text: string, topic: string) =>
    `<div class="card post"><h2>${title}</h2><p>${text}</p><small>${topic}</small></div>`;
  return document(
    company.communityName,
    `<h1>${company.communityName}</h1><p class="muted">A stand-in for the community site, with sample posts.</p>
     ${post('Welcome', 'Introduce yourself here: what you do, where, and what you would like to fix first.', 'Start here')}
     ${post('What do you send after a quote?', 'A text the next morning, or a call after three days?', 'Follow-up')}
     ${post('How much gap do you leave between jobs?', 'And does your booking page know about the drive?', 'Systems')}
     ${post('Which chore did you automate first?', 'Ours was the reminder on the day before.', 'Automation')}`,
  );
}

/** The service catalog; on the host's front page, it also links to every purchase page. */
export function catalogPage(title: string, links: readonly string[]): string {
  const card = (heading: string, note: string) =>
    `<div class="card"><h2>${heading}</h2><p class="muted">${note}</p></div>`;
  const main = coreServices.map((service) =>
    card(service.name, 'The catalog itself says more here.'),
  );
  const more = additionalServices.map(({ name, price, isStartingPrice }) =>
    card(name, `${isStartingPrice ? 'From ' : ''}${formatMoney(price)}`),
  );
  return document(
    title,
    `<h1>${escapeHtml(title)}</h1><div class="grid">${main.join('')}</div>
     <h2>Additional services</h2><div class="grid">${more.join('')}</div>
     ${links.map((path) => `<p><a href="${path}">${path}</a></p>`).join('')}`,
  );
}

/** A page of one paragraph. */
export function messagePage(title: string, text: string): string {
  return document(title, `<h1>${title}</h1><p>${escapeHtml(text)}</p>`);
}
