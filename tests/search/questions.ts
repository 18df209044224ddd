import type { PageId } from '#site/routes.ts';

/** The id of a page or of a purchase, alone or with the id of a section. */
type Place = PageId | `${PageId}#${string}` | `${string}-monthly`;

/** What somebody types, and the places that answer it; one of them is enough. */
export type Question = { ask: string; answers: readonly Place[] };

const costOfLeaving =
  'home#what-does-it-cost-to-leave pbsengine#what-does-it-cost-to-leave pbsenginePremium#what-does-it-cost-to-leave';

/** Places that answer the same. */
const LISTS: Readonly<Record<string, string>> = {
  costOfLeaving,
  industries: 'home#industries pbsengine#industries aiAutomation#industries',
  cancel: `terms#section-6-11 terms#section-11 ${costOfLeaving}`,
  refund: `terms#section-6-8 terms#section-11-2 linkedin#what-if-i-stop aiAutomation#what-do-i-pay ${costOfLeaving}`,
  contact: 'privacy#section-19-3 privacy#section-15-2 terms#section-13',
  otherPrices: 'terms#section-6-6 pbsenginePremium#discounts',
  security: 'privacy#section-12 pbsengine#security aiAutomation#technology terms#section-4-3',
  leaving:
    'home#who-owns-my-data terms#section-11-5 terms#section-4-5 privacy#section-14-1 linkedin#what-if-i-stop',
  charges: 'home#are-there-other-charges home#ladder aiAutomation#what-do-i-pay',
  whoSetsUp: 'home#who-sets-it-up pbsengine#setup pbsengine#support',
  community: 'collective home#offers terms#section-3-5 privacy#section-9-2',
};

/** Reads lines: questions, and after a bar the places that answer each of them, or the names of lists of places. */
function questions(text: string): readonly Question[] {
  const lines = text.trim().split('\n');
  return lines.flatMap((line) => {
    const [asked = '', words = ''] = line.split(' | ');
    const answers = words.split(' ').flatMap((word) => (LISTS[word] ?? word).split(' ')) as Place[];
    return asked.split('; ').map((ask) => ({ ask, answers }));
  });
}

/** Questions in words that the site itself uses, or nearly. */
const PLAIN_QUESTIONS = questions(`
price | pbsengine#pricing pbsenginePremium#pricing linkedin#pricing pbsengine#comparison home#offers
$297 | pbsengine#pricing pbsengine#comparison terms#section-6-3
99.9% | security terms#section-8-1
"no contracts" | aiAutomation#offers home#reasons home#offers home#services aiAutomation terms#section-6-4
invoice | home#benefits pbsengine#features aiAutomation#day home#services
LinkedIn | linkedin linkedin#services linkedin#pricing pbsenginePremium#additions terms#section-3-4 terms#section-6-5
community | collective home#offers terms#section-3-5 privacy#section-9-2
refund policy | refund
terms of service | terms terms#section-1
arbitration | terms#section-12-3 terms#section-12
business connector | terms#section-3-6 terms#section-3-7 terms#section-3-8 privacy#section-9-3
commission | terms#section-6-12 terms#section-6-13
WhatsApp support | pbsengine#support pbsengine#pricing terms#section-4-1 terms#section-6-3 pbsengine#steps home#reasons
white label | pbsengine#features terms#section-3-2 terms#section-5-5
unlimited sub-accounts | pbsengine#features terms#section-2-3 pbsengine#pricing pbsengine#comparison
custom AI build | aiAutomation#offers terms#section-6-4
free assessment | aiAutomation#assessment
service catalog | catalog home#catalog
uptime | security terms#section-8-3
discount on additional services | pbsenginePremium#discounts pbsenginePremium#pricing terms#section-6-7 pbsenginePremium#additions
HIPAA | terms#section-5-3 home#can-i-use-it-with-patient-data
california | privacy#section-16
order pbsengine deluxe | deluxe-monthly
`);

/** Questions as owners of small businesses ask them, in their own words, with their typos. */
const HARD_QUESTIONS = questions(`
do i save money if i pay for a whole year | pbsengine#pricing pbsengine#comparison terms#section-6-3 home#offers
what would you charge to build me a website; hourly rate; cost of a virtual assistant | otherPrices
someone to run my facebook and instagram | otherPrices pbsengine#features
is tax included | terms#section-6-3 terms#section-6-8
are there any hidden fees | charges terms#section-4-1 terms#section-6-3 terms#section-6-6 terms#section-4-2 terms#section-6-9
do i have to pay upfront | terms#section-6-8 terms#section-6 aiAutomation#what-do-i-pay linkedin#what-happens-next
you billed me twice | terms#section-6-10
will my price go up later | terms#section-10-2
cheaper than paying for ten apps | pbsengine#costs home#reasons pbsengine#pricing home#benefits
how do i cancel my plan; cancelation | cancel
does it auto renew | terms#section-6-11 linkedin#faq
what happens to my contacts if i leave | leaving
is there a minimum term | home#reasons aiAutomation#what-if-i-stop terms#section-6-4 terms#section-6-12 linkedin#pricing cancel
can you kick me off | terms#section-11-3 terms#section-11-4 terms#section-3-8
done with you or done for you, what is the difference | pbsengine#setup pbsengine#support pbsengine#comparison pbsengine#pricing
move everything over from my old crm | home#paths pbsengine#steps
how long does it take to get going | aiAutomation#how-long-does-it-take pbsengine#steps
can i talk to a real person | home#call pbsengine#support home#reasons pbsenginePremium#call contact privacy#section-7-3
where are you located | privacy#section-1-1 terms#section-1-1 terms#section-12-1 contact
do you work with companies in toronto canada | privacy#section-17 privacy#section-1-1 terms#section-1-2 privacy#section-11
i want a demo | home#call pbsengine#steps pbsenginePremium#call
which plan do i need | pbsenginePremium#calculator pbsengine#comparison pbsengine#pricing pbsenginePremium#call
text my customers back when i miss a call | home#benefits pbsengine#features aiAutomation#day linkedin#features home#industries
get more google reviews | pbsengine#features home#services aiAutomation#day home#benefits
reminders so people show up | aiAutomation#day home#industries aiAutomation#industries
send bills and take credit cards | pbsengine#features home#services aiAutomation#day
follow up on estimates | aiAutomation#day home#services home#benefits home#paths
newsletter to my clients | pbsengine#features terms#section-7-2 privacy#section-8-1
i have three locations | pbsengine#features terms#section-2-3 pbsengine#pricing
resell it under my own brand | pbsengine#features terms#section-3-2 terms#section-2-3
robot to answer the phone | aiAutomation#day aiAutomation#offers pbsengine#pricing
see where my leads come from | pbsengine#features home#benefits linkedin#features
just starting my business | home#paths home#problems
what can ai do for me | aiAutomation#day aiAutomation#assessment privacy#section-7-1 aiAutomation#process
plumber; do you work with law firms; software for realtors; chiropractor office; organisation for sales people | industries
will linkedin ban my account | pbsenginePremium#is-my-linkedin-account-at-risk terms#section-3-4 terms#section-7-5
how many leads will i get | linkedin#services linkedin linkedin#week linkedin#pricing terms#section-6-5 terms#section-8-1
who writes the messages | linkedin#services linkedin#week terms#section-3-4 pbsengine#setup
difference between level 1 and level 3 | linkedin#pricing pbsenginePremium#pricing terms#section-6-5 pbsenginePremium#calculator linkedin#services
can i do linkedin for just 3 months | linkedin#pricing terms#section-6-5
do you guarantee results | terms#section-8-1 terms#section-6-1 aiAutomation#assessment linkedin#are-results-guaranteed
what if the ai gets something wrong; the ai told a customer something stupid | terms#section-4-2 aiAutomation#where-does-my-data-go pbsengine#what-does-supercharged-mean
the system was down for a day | terms#section-8-3 terms#section-4-3 pbsengine#security
can i sue you | terms#section-12-3 terms#section-12-2 terms#section-12 terms#section-8
insurance if you lose my data | terms#section-8 terms#section-4-5
have you ever been hacked | privacy#section-13 terms#section-5-4 security
who owns my data | terms#section-5-1 terms#section-4-4 home#reasons home#who-owns-my-data
who owns the automation after you build it | aiAutomation#who-owns-my-data terms#section-4-4 aiAutomation#offers
patient records | home#can-i-use-it-with-patient-data terms#section-5-3
do you train ai on my data | aiAutomation#where-does-my-data-go terms#section-4-2 privacy#section-7-1 terms#section-5-2 terms#section-5-1
stop texting me | privacy#section-8-2 privacy#section-8-3 privacy#section-8
are phone calls recorded | privacy#section-8-4
nda | terms#section-9
can you use my name in your ads | terms#section-9-4 terms#section-5-6
does this website track me | privacy#section-4
meet other owners | collective home#offers
referrals | terms#section-3-8 terms#section-3-6 privacy#section-9-3 terms#section-3-7
brochure; service catalogue | home#catalog catalog
calender | pbsengine#features home#benefits home#services home#paths pbsengine pbsengine#setup aiAutomation#day
linkdin pricing | linkedin#pricing terms#section-6-5 pbsenginePremium#pricing
recieve payments | pbsengine#features home#services
automisation | aiAutomation aiAutomation#offers pbsengine#features aiAutomation#process terms#section-6-4
unsubscribe from your emails | privacy#section-8
staff who hate computers | home#who-sets-it-up pbsengine#setup
your site does not work with my screen reader | accessibility accessibility#contact accessibility#checks terms#section-13
is this website accessible; are you ada compliant | accessibility accessibility#standard accessibility#checks
`);

/** Questions, word for word, of somebody who had not seen the site, except those that the site does not answer. */
const STRANGERS_QUESTIONS = questions(`
am i stuck if i hate it after 2 months | cancel linkedin#what-if-i-stop aiAutomation#what-if-i-stop
whats the catch | charges home#reasons costOfLeaving
i miss like half my calls when im under a sink | home#benefits pbsengine#features aiAutomation#day linkedin#features
do yall do the setup or do i gotta figure it out myself; can my receptionist who is 63 and hates computers use this | whoSetsUp
who sees my patients info | home#can-i-use-it-with-patient-data terms#section-5-3 privacy#section-3-5 privacy#section-2-2
cheaper then podium?? | pbsengine#pricing pbsengine#costs pbsengine#comparison
if i leave do i get to keep my web site | leaving terms#section-4-4 home#who-owns-my-data home#what-does-it-cost-to-leave
stop people no showing | home#industries aiAutomation#day pbsengine#features
got one star from a guy who was never even a customer | pbsengine#features home#benefits home#services terms#section-7-4
somebody already burned me, paid an agency 4 grand and got nothing; money back garantee | terms#section-8-1 refund
will a robot be talking to my clients pretending to be me | privacy#section-7-3
my leads are in a spiral notebook and my head | pbsengine#features home#benefits home#problems home#services
bringing over everything from jobber | home#paths pbsengine#steps pbsengine#setup
can they get my linkedin account banned | pbsenginePremium#is-my-linkedin-account-at-risk linkedin#is-my-account-at-risk terms#section-7-5
who actually writes the posts, some kid overseas or chatgpt | linkedin#services linkedin#week pbsengine#setup
do i have to give you my password | linkedin#is-my-account-at-risk pbsenginePremium#is-my-linkedin-account-at-risk terms#section-6-2 privacy#section-3-5 terms#section-3-1
is the ad spend on top of what i pay you or inside it | otherPrices pbsenginePremium#what-does-the-discount-cover terms#section-6-7 charges
what does fractional even mean | home#services aiAutomation#offers home#offers
is the assessment free or is it a sales pitch in disguise | aiAutomation#assessment aiAutomation#process
hey so i run a two chair dental office in mississauga would this work for us | industries privacy#section-17
prices in loonies or us bucks | pbsengine#pricing pbsenginePremium#pricing pbsengine#comparison terms#section-6-3 linkedin#pricing
casl compliant | privacy#section-17-3 terms#section-7-2 privacy#section-8
can i get sued for texting old customers | pbsengine#who-is-the-sender terms#section-7-2 privacy#section-8-2 privacy#section-8-3
how do i make the texts quit coming | privacy#section-8
erase everything you have on me | privacy#section-15 privacy#section-14
do u sell my clients emails to other companys | privacy#section-10 privacy#section-2-2
talk to a human being please | contact
where r u guys located | contact privacy#section-1-1 privacy#section-11
getting folks to pay the invoice w/out me chasing them; take a deposit when they book so they dont flake | pbsengine#features home#benefits home#services aiAutomation#day
cant i just use mailchimp and calendly for like 30 bucks | pbsengine#costs pbsengine#pricing home#reasons pbsengine#features
need more cases but the bar is strict about advertising | terms#section-7-3 terms#section-7-4 industries
which one do i pick im just me and a truck | pbsengine#pricing pbsengine#comparison pbsengine#steps home#problems
put my membership on hold | community cancel
what do i get in the group besides a bunch of people selling to each other | community
is the comunity thrown in if im already on a plan | community terms#section-6-6
card got charged twice this month wtf | terms#section-6-10
why dont i show up when ppl google plumber near me | otherPrices
happy bday text to everybody automatically | pbsengine#features aiAutomation#day home#services
win back gym members who quit after new years | pbsengine#features home#services industries
how many texts before you start charging me extra | charges terms#section-4-2
three restaurants one login?? | pbsengine#pricing pbsengine#features pbsengine#comparison
does whatever i type in there get used to train ai | aiAutomation#where-does-my-data-go terms#section-4-2 privacy#section-7-1
kick the tires before i hand over a credit card | home#call home#what-happens-on-the-call pbsenginePremium#call pbsengine#steps
how much of my week is this gonna eat up | whoSetsUp pbsengine#steps
if we end up in court which state is it | terms#section-12
`);

export const QUESTIONS = [...PLAIN_QUESTIONS, ...HARD_QUESTIONS, ...STRANGERS_QUESTIONS];

/** Nothing on this site answers these: no result is better than a wrong one. */
export const WITHOUT_ANSWER = ['forklift', 'xyzzy', '🦄', '<marquee>', 'قهوة'] as const;
