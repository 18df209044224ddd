import { lists, namedPlaces, type Place, type Question } from './places.ts';

/** What a word of a question's line stands for: a list of places, a named place of a page, or a place itself. */
function placesAt(word: string): readonly Place[] {
  const [page = '', name] = word.split('.');
  if (name === undefined) return lists[word] ?? [word as Place];
  const place = namedPlaces[page]?.[name];
  if (!place) throw new Error(`tests/search/places.ts has no ${word}`);
  return [place];
}

/** Reads questions, a line each: what is asked, and after a bar the places that answer it. */
function questions(text: string): readonly Question[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [ask = '', words = ''] = line.split(' | ');
      return { ask, answers: words.split(' ').flatMap(placesAt) };
    });
}

/** In words that the site itself uses, or nearly. */
export const PLAIN_QUESTIONS = questions(`
price | platform.prices premium.prices linkedin.prices platform.table home.offers
$297 | platform.prices platform.table terms#section-6-3
99.9% | security terms#section-8-1
"no contracts" | ai.offers home.reasons home.offers home.pillars aiAutomation terms#section-6-4
invoice | home.whatIf platform.features ai.day home.pillars
LinkedIn | linkedin linkedin.managed linkedin.prices premium.plus terms#section-3-4 terms#section-6-5
community | collective home.offers terms#section-3-5 privacy#section-9-2
refund policy | refund
terms of service | terms terms#section-1
arbitration | terms#section-12-3 terms#section-12
business connector | terms#section-3-6 terms#section-3-7 terms#section-3-8 privacy#section-9-3
commission | terms#section-6-12 terms#section-6-13
WhatsApp support | platform.support platform.prices terms#section-4-1 terms#section-6-3 platform.steps home.reasons
white label | platform.features terms#section-3-2 terms#section-5-5
unlimited sub-accounts | platform.features terms#section-2-3 platform.prices platform.table
custom AI build | ai.offers terms#section-6-4
free assessment | ai.assessment
service catalog | catalog home.catalog
uptime | security terms#section-8-3
discount on additional services | premium.services premium.prices terms#section-6-7 premium.plus
HIPAA | terms#section-5-3
california | privacy#section-16
order pbsengine deluxe | deluxe-monthly
`);

/** As owners of small businesses ask, in their own words, with their typos. */
export const HARD_QUESTIONS = questions(`
do i save money if i pay for a whole year | platform.prices platform.table terms#section-6-3
what would you charge to build me a website | otherPrices
hourly rate | otherPrices
cost of a virtual assistant | otherPrices
someone to run my facebook and instagram | otherPrices platform.features
is tax included | terms#section-6-3 terms#section-6-8
are there any hidden fees | home#are-there-other-charges terms#section-4-1 terms#section-6-3 terms#section-6-6 terms#section-4-2 terms#section-6-9
do i have to pay upfront | terms#section-6-8 terms#section-6 ai.pay linkedin.start
you billed me twice | terms#section-6-10
will my price go up later | terms#section-10-2
cheaper than paying for ten apps | platform.tools home.reasons platform.prices home.whatIf
how do i cancel my plan | cancel
does it auto renew | terms#section-6-11 linkedin.answers
what happens to my contacts if i leave | leaving
is there a minimum term | ai.stop terms#section-6-4 terms#section-6-12 linkedin.prices cancel
can you kick me off | terms#section-11-3 terms#section-11-4 terms#section-3-8
done with you or done for you, what is the difference | platform.methods platform.support platform.table platform.prices
move everything over from my old crm | home.paths platform.steps
how long does it take to get going | ai.duration platform.steps
can i talk to a real person | home.call platform.support home.reasons premium.call contact privacy#section-7-3
where are you located | privacy#section-1-1 terms#section-1-1 terms#section-12-1 contact
do you work with companies in toronto canada | privacy#section-17 privacy#section-1-1 terms#section-1-2 privacy#section-11
i want a demo | home.call platform.steps premium.call
which plan do i need | premium.picker platform.table platform.prices premium.table premium.call
text my customers back when i miss a call | home.whatIf platform.features ai.day linkedin.features home.industries
get more google reviews | platform.features home.pillars ai.day home.whatIf
reminders so people show up | ai.day home.industries ai.industries
send bills and take credit cards | platform.features home.pillars ai.day
follow up on estimates | ai.day home.pillars home.whatIf home.paths
newsletter to my clients | platform.features terms#section-7-2 privacy#section-8-1
i have three locations | platform.features terms#section-2-3 platform.prices
resell it under my own brand | platform.features terms#section-3-2 terms#section-2-3
robot to answer the phone | ai.day ai.offers platform.prices
see where my leads come from | platform.features home.whatIf linkedin.features
just starting my business | home.paths home.pains
what can ai do for me | ai.day ai.assessment privacy#section-7-1 ai.process
plumber | industries
do you work with law firms | industries
software for realtors | industries
chiropractor office | industries
will linkedin ban my account | pbsenginePremium#is-my-linkedin-account-at-risk terms#section-3-4 terms#section-7-5
how many leads will i get | linkedin.managed linkedin linkedin.week linkedin.prices terms#section-6-5 terms#section-8-1
who writes the messages | linkedin.managed linkedin.week terms#section-3-4 platform.methods
difference between level 1 and level 3 | linkedin.prices premium.prices terms#section-6-5 premium.picker linkedin.managed
can i do linkedin for just 3 months | linkedin.prices terms#section-6-5
do you guarantee results | terms#section-8-1 terms#section-6-1 ai.assessment linkedin.guarantee
what if the ai gets something wrong | terms#section-4-2
the system was down for a day | terms#section-8-3 terms#section-4-3 platform.security
can i sue you | terms#section-12-3 terms#section-12-2 terms#section-12 terms#section-8
insurance if you lose my data | terms#section-8 terms#section-4-5
have you ever been hacked | privacy#section-13 terms#section-5-4 security
who owns my data | terms#section-5-1 terms#section-4-4 home.reasons home#who-owns-my-data
who owns the automation after you build it | terms#section-4-4 ai.offers
patient records | home#can-i-use-it-with-patient-data terms#section-5-3
do you train ai on my data | terms#section-4-2 privacy#section-7-1 terms#section-5-2 terms#section-5-1
stop texting me | privacy#section-8-2 privacy#section-8-3 privacy#section-8
are phone calls recorded | privacy#section-8-4
nda | terms#section-9
can you use my name in your ads | terms#section-9-4 terms#section-5-6
does this website track me | privacy#section-4
meet other owners | collective home.offers
referrals | terms#section-3-8 terms#section-3-6 privacy#section-9-3 terms#section-3-7
brochure | home.catalog catalog
calender | platform.features home.whatIf home.pillars pbsengine platform.methods ai.day
cancelation | cancel
linkdin pricing | linkedin.prices terms#section-6-5 premium.prices
recieve payments | platform.features home.pillars
service catalogue | catalog home.catalog
automisation | aiAutomation ai.offers platform.features ai.process terms#section-6-4
organisation for sales people | industries
unsubscribe from your emails | privacy#section-8
the ai told a customer something stupid | terms#section-4-2
staff who hate computers | home#who-sets-it-up platform.methods
your site does not work with my screen reader | terms#section-13
`);

/**
 * Asked, word for word, by somebody who knew what is sold here but had seen neither the site nor this search. Questions
 * that the site does not answer are left out.
 */
export const STRANGERS_QUESTIONS = questions(`
am i stuck if i hate it after 2 months | cancel linkedin.stop ai.stop
whats the catch | charges home.reasons costOfLeaving
i miss like half my calls when im under a sink | home.whatIf platform.features ai.day linkedin.features
do yall do the setup or do i gotta figure it out myself | whoSetsUp
who sees my patients info | home#can-i-use-it-with-patient-data terms#section-5-3 privacy#section-3-5 privacy#section-2-2
can my receptionist who is 63 and hates computers use this | whoSetsUp
cheaper then podium?? | platform.prices platform.tools platform.table
if i leave do i get to keep my web site | leaving terms#section-4-4 home#who-owns-my-data home#what-does-it-cost-to-leave
stop people no showing | home.industries ai.day platform.features
got one star from a guy who was never even a customer | platform.features home.whatIf home.pillars terms#section-7-4
somebody already burned me, paid an agency 4 grand and got nothing | terms#section-8-1 refund
money back garantee | refund terms#section-8-1
will a robot be talking to my clients pretending to be me | privacy#section-7-3
my leads are in a spiral notebook and my head | platform.features home.whatIf home.pains home.pillars
bringing over everything from jobber | home.paths platform.steps platform.methods
can they get my linkedin account banned | pbsenginePremium#is-my-linkedin-account-at-risk linkedin.risk terms#section-7-5
who actually writes the posts, some kid overseas or chatgpt | linkedin.managed linkedin.week platform.methods
do i have to give you my password | linkedin.risk pbsenginePremium#is-my-linkedin-account-at-risk terms#section-6-2 privacy#section-3-5 terms#section-3-1
is the ad spend on top of what i pay you or inside it | otherPrices pbsenginePremium#what-does-the-discount-cover terms#section-6-7 charges
what does fractional even mean | home.pillars ai.offers home.offers
is the assessment free or is it a sales pitch in disguise | ai.assessment ai.process
hey so i run a two chair dental office in mississauga would this work for us | industries privacy#section-17
prices in loonies or us bucks | platform.prices premium.prices platform.table terms#section-6-3
casl compliant | privacy#section-17-3 terms#section-7-2 privacy#section-8
can i get sued for texting old customers | terms#section-7-2 privacy#section-8-2 privacy#section-8-3
how do i make the texts quit coming | privacy#section-8
erase everything you have on me | privacy#section-15 privacy#section-14
do u sell my clients emails to other companys | privacy#section-10 privacy#section-2-2
talk to a human being please | contact
where r u guys located | contact privacy#section-1-1 privacy#section-11
getting folks to pay the invoice w/out me chasing them | platform.features home.whatIf home.pillars ai.day
take a deposit when they book so they dont flake | platform.features home.pillars home.whatIf ai.day
cant i just use mailchimp and calendly for like 30 bucks | platform.tools platform.prices home.reasons platform.features
need more cases but the bar is strict about advertising | terms#section-7-3 terms#section-7-4 industries
which one do i pick im just me and a truck | platform.prices platform.table platform.steps home.pains
put my membership on hold | community cancel
what do i get in the group besides a bunch of people selling to each other | community
is the comunity thrown in if im already on a plan | community terms#section-6-6
card got charged twice this month wtf | terms#section-6-10
why dont i show up when ppl google plumber near me | otherPrices
happy bday text to everybody automatically | platform.features ai.day home.pillars
win back gym members who quit after new years | platform.features home.pillars industries
how many texts before you start charging me extra | charges terms#section-4-2
three restaurants one login?? | platform.prices platform.features platform.table
does whatever i type in there get used to train ai | terms#section-4-2 privacy#section-7-1
kick the tires before i hand over a credit card | home.call home#what-happens-on-the-call premium.call platform.steps
how much of my week is this gonna eat up | whoSetsUp platform.steps
if we end up in court which state is it | terms#section-12
`);

/** Nothing on this site answers these: no result is better than a wrong one. */
export const WITHOUT_ANSWER = ['forklift', 'xyzzy', '🦄', '<marquee>', 'قهوة'] as const;
