const lines = (text: string) => text.trim().split('\n');

/** What sections 2, 6 and 9 of the specification require the documents to say, a line each, with # for every figure. */
export const legalSentences = {
  terms: lines(`
It has two parties: consumers, who look for a service, and business providers
Consumers use the business connector free of charge
give accurate information about the need
engage in good faith
keep a verified profile
respond to every referral within # hours
keep a response rate of at least #% to qualified referrals
We may suspend or terminate a business provider
A yearly price is # times the monthly price, which makes # months free.
Single account, done-with-you, base automation
Unlimited accounts, done-with-you, advanced automation
Unlimited accounts, done-for-you, premium automation, SuperCharged
LinkedIn Level #, #% off additional services
for # months or $# per quarter # advertisements a week, communication package: Standard (advanced management)
The fractional partnership starts at $# per month;
It has no minimum term; that is what “no contracts” means on our pages.
A bundle for # months is a one-time payment.
management of your personal profile and company page, access to platform features, and expert support
A paid membership costs $# per month.
We aim for #% uptime.
a comparison with separate tools at $#
per month is what the tools we compared came to
If a breach of security affects client data, we notify you within # hours
Payment is due in full and in advance.
Once a service has started, what you paid for it is not refundable
a late fee of #% of the overdue amount per day until it is paid, or the maximum rate permitted by law, if less
you must raise the dispute by written notice within # hours
To cancel automatic renewal, give us # days’ written notice
it is due # days after client payment
commission is due # business days after the consumer has paid
a penalty of #% per month
you must verify each sale that we report to you, or tell us why you disagree, within # days
each sale must be verified within # business days
your commission obligations last at least # months
For # days after it ends, you can still request an export
We keep billing records for # days
records that we need for legal reasons for # year
the service clearly less useful to you, we give you # days’ notice.
Either side may terminate a subscription with # days’ written notice.
Payment continues through the notice period
On a monthly subscription, that usually means one more payment
on a best-effort basis
There are no guaranteed outcomes
our total liability for all claims arising from a service is limited
INCLUDING THE IMPLIED WARRANTIES OF MERCHANTABILITY
We pay no compensation and give no credits for downtime
Confidentiality is mutual.
We publish no case study, testimonial, name, logo or result of yours without your explicit opt-in.
You keep ownership of client data.
During a subscription, you may use what we set up for you, on the platform or in your other tools;
You authorize us to process client data with AI
The cost of AI processing is based on usage and on the complexity of the model
We make backups during the service period
You can export client data during the active period
For subscriptions, we help you with the transition to another provider on request.
Where the law or an agreement between us requires arbitration
You accept these terms by use, by payment or by access
The purchase pages and the service catalog are ours.
`),
  privacy: lines(`
This website has no accounts, no sign-in
Our staff and contractors get the access that their role needs and no more.
access to systems that hold client data requires multi-factor authentication.
that affects your personal information, we notify you within # hours
While active, then # days
Any request # business days
Access or a copy # business days
Correction # business days
Deletion # business days
Opt-out or withdrawn consent # business days
Urgent security matters # hours
The service catalog and the purchase pages are ours. The others are run by other companies.
`),
};
