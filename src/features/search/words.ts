import { industries } from '#data/industries.ts';
import type { SearchWords } from '#lib/search/analyze.ts';

/** Trades and professions by industry, in the words of the people who work in them. */
const TRADES: Readonly<Record<string, string>> = {
  'consultants-and-coaches':
    'consultant, coach, consulting business, life coach, business coach, trainer, personal trainer, fitness, gym, yoga, mentor, speaker, tutor, freelancer',
  'real-estate':
    'real estate, realtor, realty, real estate agent, broker, brokerage, property manager, property management, landlord, home inspector, mortgage broker',
  'financial-advisors':
    'financial advisor, financial planner, wealth manager, investment, insurance agent, insurance agency, mortgage, loan officer, lender, tax preparer',
  'home-services':
    'home services, home service, contractor, plumber, plumbing, electrician, roofer, roofing, hvac, heating, air conditioning, painter, painting, landscaper, landscaping, lawn care, cleaner, cleaning, maid, janitorial, handyman, remodeler, remodeling, builder, construction, carpenter, flooring, garage door, pest control, locksmith, mover, movers, pool, junk removal, tree service, solar, restoration, fencing, window, drywall, mechanic, auto repair, garage, technician, trades, tradesman',
  'healthcare-practices':
    'healthcare, health care, medical, doctor, physician, dentist, dental, dental practice, orthodontist, chiropractor, chiropractic, clinic, therapist, therapy, counselor, optometrist, veterinarian, vet, med spa, medspa, nurse, pharmacy, hospital, patients, hipaa practice',
  'professional-services':
    'professional services, lawyer, attorney, law firm, legal practice, accountant, accounting firm, cpa, bookkeeper, bookkeeping, architect, engineer, notary, marketing agency, agency, it services, photographer, recruiter, staffing agency, staffing firm',
  'business-development': 'business development, bdr, prospecting, b2b',
  'account-management': 'account management, account manager, key accounts, customer success',
  'sales-organizations':
    'sales organization, sales team, salespeople, sales people, sales rep, sales reps, salesman, sales department, dealership, dealer',
};

/** Visitors' words for things that the pages call something else. A phrase counts as one word. */
const MEANINGS: Readonly<Record<string, string>> = {
  price:
    '$, price, cost, fee, rate, charge, pricing, how much, how expensive, afford, budget, expensive, cheap, cheapest, pay for, bucks, dollars, loonies, currency, us funds, cheaper, cheaper than, cheaper then',
  cheapest: 'cheapest, lowest price, least expensive, starting price, starts at, starting at',
  included:
    'hidden fees, extra cost, additional cost, in addition, on top, surcharge, not part of the plan, other charges, other costs, fine print, strings attached, hidden costs, charging me extra, charge me extra, charge extra, extra charge, nickel and dime, overage, ad spend, the catch, whats the catch, how many texts before',
  taxes: 'tax, taxes, sales tax, vat, gst, hst',
  advance: 'up front, upfront, in advance, prepay, prepaid, deposit, pay first, down payment',
  yearly: 'year, yearly, annual, annually, per year, 12 months',
  quarter: 'quarter, quarterly, three months, 3 months, 90 days',
  discount: 'discount, savings, save money, coupon, promo code, deal, months free',
  cancel:
    'cancel, cancellation, end a subscription, ending a subscription, terminate, termination, quit, leave, leaving, what if i stop, notice to stop, stop my plan, stop paying, get out of, end my plan, opt out of the plan, walk away, break the contract, stuck, hate it, am i stuck, not happy, change my mind, put on hold, on hold, pause',
  refund:
    'refund, refunded, refundable, money back, not refunded, no refund, reimburse, reimbursement, return my money, repayment',
  renewal:
    'renew, renewal, auto renew, automatic renewal, auto renewal, rebill, roll over, recurring',
  contract:
    'contract, commitment, commit, locked in, locked into, lock in, long term, month to month, tied down',
  late: 'late, overdue, pay late, late fee, missed payment, past due, behind on payments, payment is late',
  dispute:
    'dispute, wrong charge, charge is wrong, charged twice, billed twice, billed me twice, overcharged, billing error, wrong amount, chargeback, billed wrong, mistake on my bill',
  increase:
    'price increase, raise prices, raise my price, price go up, prices go up, rates go up, new price, changes to prices, price change',
  guarantee:
    'guarantee, promise, warranty, results, outcome, best effort, roi, burned, burned me, got burned, got nothing, ripped off, rip off, scam, legit',
  liability:
    'liability, liable, sue, lawsuit, damages, compensation, responsible for losses, at fault',
  court:
    'court, courts, sue, lawsuit, arbitration, arbitrator, jurisdiction, take you to court, legal action, judge, class action',
  law: 'governing law, which state, jurisdiction, which law',
  suspend:
    'suspend, suspension, kick me off, kick me out, kick out, pause, shut off, shut me down, close my account, terminate a service at once, block my account, ban me',
  contact:
    'contact, phone, telephone, phone number, email address, reach you, reach us, talk, speak, human, real person, get in touch, get hold of, support address, customer service, hotline, number to call, write to us',
  location:
    'where are you, located, location of your office, your office, headquarters, based in, where is your company, who are you, who we are',
  call: 'free call, book a call, book a free call, schedule a call, consultation, demo, demonstration, meeting, appointment with you, talk to sales, sales call, see it in action, walk through, show me, kick the tires, try it, try it first, trial, free trial, test drive, try before',
  support:
    'support, help, helpdesk, help desk, customer support, technical support, tech support, whatsapp, assistance, something breaks, is broken, not working, does not work, answer on whatsapp',
  setup:
    'setup, set up, sets up, set it up, sets it up, setting up, install, installation, onboarding, implementation, configure, get going, get started, get it running, build it, build it myself, done with you, done for you, do it yourself, diy, do it myself, who does the work, who does what, figure it out, hates computers, hate computers, not techy, tech savvy, not good with computers, easy to use, learn it, how much of my week, how much of my time, my part',
  migrate:
    'migrate, migration, move over, move everything, move my data, move the data, import, transfer, switch from, switching from, coming from, old system, old crm, old tools, switch the old tools off, bring over, bringing over, bring in, spreadsheets, notebook, on paper, jobber, housecall pro, servicetitan',
  duration: 'how long, how fast, how soon, how quickly, how many weeks, timeline, turnaround',
  choose:
    'which plan, what plan, plan do i need, right plan, right for me, best plan, best for me, pick a plan, choose a plan, choose, recommend, which one, plan fits, which premium plan',
  compare: 'compare, compared, comparison, difference, versus, vs, side by side, better than',
  tools:
    'tools, separate tools, apps, software, subscriptions, programs, one login, logins, all in one, spreadsheet, podium, gohighlevel, high level, instead of, birdeye, one app',
  mess: 'mess, messy, disorganized, chaos, all over the place, unorganized, scattered, tangle, overwhelmed, too many tools, pile',
  startup:
    'startup, start up, new business, just starting, starting a business, starting my business, starting out, launch, just opened, first hire, brand new company',

  booking:
    'booking, book, book online, book appointments, book an appointment, appointment, appointments, schedule, scheduling, calendar, calendars, reservation, reserve, time slots',
  reminder:
    'reminder, reminders, no show, no shows, show up, shows up, forget their appointment, confirmed, confirmation, no showing, flake, flaking, stand me up, ghost',
  reviews: 'review, reputation, google reviews, yelp, stars, rating, feedback',
  invoice:
    'invoice, invoices, invoicing, bill, bills, send bills, billing, get paid, take payments, accept payments, card payment, credit card, credit cards, take credit cards, receive payments, checkout, chase, unpaid, deposit, deposits, take a deposit, chasing them, chase them',
  text: 'text, texts, texting, sms, text message, text messages, text back',
  missed:
    'missed call, missed calls, miss a call, miss calls, call you miss, call i miss, missed call text back, unanswered calls, voicemail, call back',
  followup: 'follow up, followed up, chase leads, nurture, estimate, quote, proposal, bid',
  email:
    'newsletter, email campaign, email marketing, email blast, mass email, emails, marketing automation, drip, mailing list, mailchimp, birthday, birthdays, bday, happy birthday, win back, calendly, constant contact',
  funnel:
    'funnel, funnels, landing page, landing pages, lead form, opt in page, squeeze page, web page, clickfunnels',
  socialmedia:
    'social, social media, facebook, instagram, tiktok, twitter, youtube, posts, posting, post for me',
  analytics:
    'analytics, reporting, report, dashboard, statistics, attribution, where jobs came from, where leads come from, where the money came from, leads come from, brought in the work',
  crm: 'crm, customer list, contact list, contacts, customer database, client list, pipeline, salesforce, hubspot, customer relationship, spiral notebook, in my head, sticky notes, index cards',
  locations:
    'locations, several locations, multiple locations, three locations, two locations, branches, branch, franchise, franchises, sub accounts, subaccounts, unlimited accounts, unlimited sub accounts, multiple businesses, second business, brands, more than one location, restaurants, shops, stores, three restaurants, chain',
  whitelabel:
    'white label, white labeled, whitelabel, resell, reseller, resale, my own brand, my logo, rebrand, private label, under my brand, your name and logo',
  voice:
    'voice, voice agent, receptionist, answering service, robot, bot, chat bot, chatbot, chat bots, ai agent, ai agents, agents, virtual receptionist, answer the phone, answers my phone, phone robot, assistant, answer what everyone asks',
  automation:
    'automation, automate, automated, automations, automatic, automatically, workflow, workflows, zapier, repetitive, repeated work, busywork, automization, ai automation',
  ai: 'ai, artificial intelligence, chatgpt, machine learning, gpt, openai, ai processing',
  partnership:
    'fractional, part time, partnership, ai person, ai team, hire an ai, outsourced, ai consultant, in house',
  assistant: 'virtual assistant, virtual assistants, va, remote assistant, personal assistant',
  website: 'website, web site, web design, build website, build site, homepage',
  ourWebsite: 'this website, our website',
  afterwards:
    'after the end, after it ends, after that, if i leave, when i leave, if i cancel, after i cancel, if i stop, when i stop, leave you',
  video: 'video, videos, videography, filming, commercials',
  branding: 'brand development, branding, logo design, brand identity',
  seo: 'seo, search engine, search engine optimization, google ranking, rank on google, get found, show up when, show up on google, google, near me, on google, rank higher',
  ads: 'ads, ad, advertisement, advertisements, advertising, google ads, facebook ads, ppc, paid ads, campaigns, ad spend',
  hourly: 'hourly, hour, per hour, hourly rate, by the hour, consulting',
  catalog:
    'catalog, catalogue, brochure, pamphlet, list of services, services list, all services, what you offer, everything you do, pdf',
  community:
    'community, group, membership, mastermind, forum, networking, other owners, meet other owners, meet people, collective',
  referral:
    'referral, referrals, referred, connector, business connector, introductions, matchmaking, lead matching',
  commission:
    'commission, commissions, percentage of sales, revenue share, performance based, affiliate',
  connections:
    'connections, leads, new leads, how many leads, leads a week, prospects, connections a week, more customers, more clients',
  messages:
    'write messages, writes the messages, written and answered, replies, conversation, outreach, dm, inmail, who writes, who actually writes, writes the posts, write the posts',
  ban: 'ban, banned, banning, restrict, restricts, restricted, blocked, jail, suspended by linkedin, rules of linkedin, limits of its own, limit your account',
  password:
    'password, credentials, access codes, username, my password, your password, give you access, access to my account, give us access, revoke it, login details',

  otherTrades:
    'anyone else, salon, hair salon, nail salon, barber, spa, restaurant, cafe, bakery, retail, boutique, other industries',

  term: 'minimum term, no minimum term, how long is the contract, length of the contract',
  safe: 'safe, safely, secure, security, encrypted, encryption, protected, protect, cybersecurity, safety',
  breach:
    'breach, breached, hacked, hack, hackers, leak, leaked, data leak, stolen, breach notice, compromised',
  uptime:
    'uptime, downtime, outage, down, goes down, was down, went down, offline, crash, sla, reliability, maintenance',
  backup:
    'backup, backups, back up, lose my data, lost my data, loss of data, restore, lose everything',
  export:
    'export, exports, take my data, take it with me, take with me, download my data, get my data out, portability, copy of my data, transition, take my customer list',
  own: 'own, owner of the data, ownership, belong, intellectual property, stays yours, property of',
  delete:
    'delete, deleted, deletion, erase, erased, remove my data, forget me, wipe, right to be forgotten',
  retention: 'how long do you keep, retention, keep my data, stored for, how long we keep',
  sell: 'sell, sell my data, sell my information, share my data, third party, give my information, sale, data broker',
  privacy:
    'privacy, personal information, personal data, private, gdpr, ccpa, data protection, pipeda, my information',
  health:
    'hipaa, patient, patients, health data, health information, medical records, patient records, protected health information, baa, business associate',
  cookies:
    'cookie, cookies, tracking, track me, tracks me, tracker, trackers, spy, google analytics, pixels, local storage',
  unsubscribe:
    'unsubscribe, unsubscribe from emails, opt out, stop emails, stop texting me, stop texting, stop texts, spam, remove me, reply stop, leave me alone, stop calling me, do not call, texts quit coming, quit coming, stop coming, quit texting, make the texts stop',
  consent: 'consent, permission, legally, compliance, compliant',
  messagelaw:
    'casl, can spam, tcpa, 10dlc, commercial messages, you are the sender, rules for texting, sued for texting, texting laws, texting customers, text my customers, texting old customers, texting people, cold texting, spam laws',
  recording:
    'recorded calls, calls recorded, record calls, call recording, transcribed, call be recorded',
  children: 'child, children, kids, minors, teenager, under 13, under 18',
  secret:
    'nda, non disclosure, confidential, confidentiality, trade secrets, secret, keep it private',
  testimonial:
    'case study, testimonial, use my name, use my logo, name in your ads, publicity, as a reference',
  copyright: 'copyright, dmca, infringement, infringes, stolen content, trademark',
  train:
    'train ai, train your ai, train models, use my data, training data, learn from my data, ai models, for nothing else',
  mistake:
    'mistake, hallucinate, makes things up, incorrect, inaccurate, can be wrong, something wrong, gets it wrong, gets something wrong, get something wrong, wrong answer, screws up, ai is wrong, ai wrong, something stupid, nonsense',
  canada:
    'canada, canadian, ontario, toronto, quebec, vancouver, montreal, calgary, alberta, british columbia',
  usa: 'united states, usa, america, american, nationwide',
  accessibility:
    'accessibility, accessible, ada, wcag, disability, disabled, blind, screen reader, keeps you from reading',
};

/** Words that say nothing about what a visitor is looking for. */
const IGNORED =
  '$, a, about, after, all, also, am, an, and, any, anyone, anything, are, as, at, be, because, been, being, but, by, can, could, did, do, does, doing, done, ever, for, from, get, gets, getting, go, going, got, had, has, have, having, he, her, here, his, how, i, id, if, ill, im, in, into, is, it, its, ive, just, know, let, like, me, mean, might, mine, my, myself, need, no, not, of, off, on, one, or, our, out, over, own, please, really, she, should, so, some, somebody, someone, something, stuff, than, that, the, their, them, then, there, these, they, thing, things, this, those, to, too, up, us, use, using, very, via, want, wants, was, we, were, what, whats, when, where, which, who, whom, whose, why, will, with, without, work, works, would, you, your, youre, yours, yourself, company, business, again, already, always, another, ask, back, before, better, both, care, each, else, enough, even, every, few, find, first, give, gives, given, good, happen, happens, happened, look, looking, lot, lots, made, make, makes, many, more, most, much, never, new, now, only, other, others, people, per, right, say, says, see, show, since, still, such, take, takes, tell, thanks, through, time, try, until, way, ways, whatever, whenever, wherever, whether, while, yet, between, run, runs, running, online, whole, entire';

/** What the search knows about language. To support a new way of asking, add words here; no code changes. */
export const searchWords: SearchWords = {
  ignored: IGNORED,
  meanings: {
    ...MEANINGS,
    ...Object.fromEntries(industries.map(({ id, name }) => [id, `${name}, ${TRADES[id] ?? ''}`])),
  },
};
