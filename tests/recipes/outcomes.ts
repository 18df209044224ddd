/** What visitors see after a recipe of docs/owner-guide.md: words on a page. */
export type Outcome = { page: string; has: string };

const page = (name: string, has: string): Outcome => ({ page: name, has });

/** The outcomes of each recipe, by its heading. */
export const outcomes: Readonly<Record<string, readonly Outcome[]>> = {
  'Change a price': [
    page('pbsengine', '$327'),
    page('pbsengine', '$3,270'),
    page('terms-of-service', '$327'),
    page('pbsengine-standard-subscription', '$327'),
  ],
  'Put up a banner, with its last day': [
    page('index', 'New: book your free call for January.'),
    page('privacy-policy', 'Until December 31, 2099.'),
    page('404', 'href="/pbsengine#pricing"'),
  ],
  'Say until when the LinkedIn prices hold': [page('linkedin-management', '2099-06-30')],
  'Begin another year of the copyright': [page('terms-of-service', '© 2098')],
  'Move the purchase pages to another host': [
    page('pbsengine-standard-subscription', 'src="https://orders.acme-systems.com/'),
  ],
  'Change the phone number': [
    page('index', '(302) 555-1300'),
    page('terms-of-service', 'tel:+13025551300'),
    page('search', '(302) 555-1300'),
  ],
  'Move the calendar to another service': [
    page('index', 'https://book.other-vendor.com/pbs'),
    page('privacy-policy', 'book.other-vendor.com'),
    page('index', ' https://book.other-vendor.com'),
  ],
  'Count visits': [
    page('index', 'data-counter="https://acme.goatcounter.com/count"'),
    page('index', ' https://acme.goatcounter.com; frame-src'),
    page('privacy-policy', 'tells acme.goatcounter.com which page it is'),
  ],
  'Change the words of a page': [page('index', 'before the next plumber answers')],
  'Add an industry': [
    page('index', 'Seasonal visits booked a year ahead.'),
    page('ai-automation-systems', 'Visits that book themselves'),
    page('pbsengine', 'property care'),
  ],
  'Rename a plan': [
    page('pbsengine-premium', 'Growth Plus'),
    page('terms-of-service', 'Growth Plus'),
    page('pbsengine-enterprise-subscription', 'Growth Plus'),
  ],
  'Change a legal text': [page('terms-of-service', 'Who may order')],
  'Change the accent color': [page('index', '#ff7e2e')],
  'Say how long the free call is, and with whom': [
    page('index', '20 minutes by phone or video, with Ana Cole.'),
    page('pbsengine', '20 minutes by phone or video, with Ana Cole.'),
  ],
  'Show what a customer says': [
    page('index', '“They text back before I have climbed down.”'),
    page('index', '11 hours'),
  ],
  'Fill in everything else that only you can say': [
    page('index', 'A piano tuner in Dover'),
    page('ai-automation-systems', 'a piano tuner in Dover'),
    page('pbsengine', 'Phone and texts at $499.50'),
    page('pbsengine', '$2,289+'),
    page('pbsengine', 'For example: a missed call gets a text'),
    page('linkedin-management', 'The communication package: two posts a week'),
    page('pbsengine', 'works with Acme Calendar and Acme Books.'),
    page('pbsengine', 'From order to live: 5 to 10 business days.'),
    ...['index', 'pbsengine'].flatMap((name) => [
      page(name, 'PBSEngine is rated 4.9'),
      page(name, '500 reviews on Acme Reviews'),
    ]),
    page('pbsengine', 'https://status.acme-systems.com/'),
    page('terms-of-service', '1 Main Street, Dover, Delaware 19901'),
  ],
};
