export type SalaryRange = { currency: 'USD' | 'GBP'; from: number; to: number }

export type Job = {
  /** Its address on the site and its name in applications; never changes. */
  slug: string
  title: string
  department: DepartmentId
  location: string
  /** The job's location, for structured data. */
  place: { city: string; country: string } | { remoteIn: string }
  type: 'full_time' | 'part_time'
  /** Before tax, a year. */
  salary: SalaryRange
  /** The day it was first published. */
  posted: string
  summary: string
  description: readonly string[]
  responsibilities: readonly string[]
  requirements: readonly string[]
}

export const DEPARTMENTS = [
  {
    id: 'engineering',
    name: 'Engineering',
    text: 'Keeps the shop fast, the payments correct and every key in the right inbox.',
  },
  {
    id: 'design',
    name: 'Product & Design',
    text: 'Makes choosing a licence as easy as choosing a book.',
  },
  {
    id: 'support',
    name: 'Customer Support',
    text: 'Answers around the clock, and stays until the software runs.',
  },
  {
    id: 'partnerships',
    name: 'Publisher Partnerships',
    text: 'Works with the publishers whose software we sell.',
  },
  {
    id: 'marketing',
    name: 'Marketing',
    text: 'Tells people what a product does, and what it does not.',
  },
  {
    id: 'operations',
    name: 'Finance & Operations',
    text: 'Looks after licence stock, refunds, tax and fraud.',
  },
] as const

export type DepartmentId = (typeof DEPARTMENTS)[number]['id']

export const JOBS: readonly Job[] = [
  {
    slug: 'senior-full-stack-engineer',
    title: 'Senior Full-Stack Engineer',
    department: 'engineering',
    location: 'New York, NY or remote in the US',
    place: { remoteIn: 'US' },
    type: 'full_time',
    salary: { currency: 'USD', from: 145_000, to: 185_000 },
    posted: '2026-10-26',
    summary: 'Own the path from the cart to the key in the customer’s inbox.',
    description: [
      'You would join a team of seven that runs the whole store: TypeScript, React, Next.js and PostgreSQL, deployed many times a week. Money and licence keys pass through what you write, so we care about correctness first and about speed right after.',
      'Everybody here writes code, reviews code and takes a turn answering a support ticket each week. It is the quickest way to learn what is worth building next.',
    ],
    responsibilities: [
      'Design and build parts of the checkout, delivery and the back office, from the database to the screen',
      'Keep payments and key delivery correct when networks and providers are not',
      'Measure what customers wait for, and make it faster',
      'Review other people’s work and help them grow',
    ],
    requirements: [
      'Five years or more of building web applications that many people rely on',
      'Fluent TypeScript, and SQL that you would defend in a review',
      'You have run software in production and been woken up by it',
      'Clear writing: we decide in documents, not in meetings',
    ],
  },
  {
    slug: 'product-designer',
    title: 'Product Designer',
    department: 'design',
    location: 'Remote in the US',
    place: { remoteIn: 'US' },
    type: 'full_time',
    salary: { currency: 'USD', from: 115_000, to: 145_000 },
    posted: '2026-11-02',
    summary: 'Design how people find, compare and trust software before they buy it.',
    description: [
      'Software licences are confusing: devices, years, editions, upgrades. You would make them easy to compare, in six languages and on every screen size, together with two engineers and a researcher.',
      'We ship small changes often and look at what they did. You will see your work in use within days.',
    ],
    responsibilities: [
      'Design listings, product pages and the checkout, from sketch to shipped screen',
      'Look after our design system and its accessibility (WCAG 2.2 AA)',
      'Talk with customers every week, and bring what you hear back to the team',
    ],
    requirements: [
      'Four years or more of product design, with work in use that you can show',
      'A good eye for type, spacing and words',
      'You know what browsers can do, and prototype in code or close to it',
      'Experience with shops, subscriptions or licensing is welcome, not needed',
    ],
  },
  {
    slug: 'customer-support-specialist',
    title: 'Customer Support Specialist',
    department: 'support',
    location: 'Remote in the US',
    place: { remoteIn: 'US' },
    type: 'full_time',
    salary: { currency: 'USD', from: 48_000, to: 62_000 },
    posted: '2026-11-09',
    summary: 'Help people activate, install and choose, until it works.',
    description: [
      'Most people who write to us are stuck between a key and a running program. You would get them there by chat and e-mail, with the time that it takes: we count solved problems, not closed tickets.',
      'Shifts are agreed a month ahead. Evenings and weekends are paid at a higher rate.',
    ],
    responsibilities: [
      'Answer chats and e-mails about activation, downloads, refunds and orders',
      'Write and improve the articles of the knowledge base',
      'Tell engineering and design what keeps going wrong, with examples',
    ],
    requirements: [
      'A year or more of helping customers in writing',
      'At home with Windows and macOS: installing, updating, finding out why not',
      'Friendly and exact in written English; a second language is a plus',
      'A quiet place to work and a stable connection',
    ],
  },
  {
    slug: 'publisher-partnerships-manager',
    title: 'Publisher Partnerships Manager',
    department: 'partnerships',
    location: 'London, United Kingdom (hybrid)',
    place: { city: 'London', country: 'GB' },
    type: 'full_time',
    salary: { currency: 'GBP', from: 58_000, to: 74_000 },
    posted: '2026-10-19',
    summary: 'Build the agreements behind every genuine key that we sell.',
    description: [
      'Every key in our store comes from its publisher or an authorised distributor. You would look after those relationships in Europe, bring new publishers on board and make sure that what we promise on a product page is what the licence says.',
      'You would work from our London office two or three days a week.',
    ],
    responsibilities: [
      'Negotiate and renew distribution agreements with publishers',
      'Plan launches and offers together with marketing',
      'Watch stock and margins, and act before a pool of keys runs dry',
    ],
    requirements: [
      'Four years or more in software distribution, licensing or partner management',
      'You read a licence agreement with pleasure, or at least to its end',
      'Confident with numbers and with people',
      'The right to work in the United Kingdom',
    ],
  },
  {
    slug: 'content-marketing-manager',
    title: 'Content Marketing Manager',
    department: 'marketing',
    location: 'New York, NY (hybrid)',
    place: { city: 'New York', country: 'US' },
    type: 'full_time',
    salary: { currency: 'USD', from: 85_000, to: 110_000 },
    posted: '2026-11-16',
    summary: 'Write what helps people choose well, and let that do the selling.',
    description: [
      'Our knowledge base brings in more customers than our advertising. You would lead it: buying guides, comparisons and how-to articles that are right, readable and up to date.',
      'You would work with support, who know the questions, and with engineers, who know the answers.',
    ],
    responsibilities: [
      'Plan and edit our articles, newsletters and product texts',
      'Brief and edit freelance writers and translators',
      'Measure what readers do next, and improve what they do not finish',
    ],
    requirements: [
      'Four years or more of editorial or content work about technology',
      'You turn a datasheet into a paragraph that your aunt would read',
      'A working knowledge of search engines and of how people use them',
      'Honest to a fault: we never oversell',
    ],
  },
  {
    slug: 'payments-and-fraud-analyst',
    title: 'Payments & Fraud Analyst',
    department: 'operations',
    location: 'New York, NY (hybrid)',
    place: { city: 'New York', country: 'US' },
    type: 'full_time',
    salary: { currency: 'USD', from: 78_000, to: 98_000 },
    posted: '2026-11-12',
    summary: 'Keep bad orders out without keeping good customers waiting.',
    description: [
      'Digital goods are delivered in minutes, which is why fraudsters like them. You would find the patterns, tune the rules and talk with our payment providers, so that honest customers never notice.',
      'You would be part of a team of four that also looks after refunds, chargebacks and tax.',
    ],
    responsibilities: [
      'Review held payments and decide, within minutes when somebody waits',
      'Analyse disputes and refunds, and remove their causes',
      'Keep our records ready for auditors at any time',
    ],
    requirements: [
      'Two years or more in payments, fraud prevention or risk',
      'Comfortable with SQL and a spreadsheet',
      'Calm judgement when the facts are incomplete',
      'Discretion: you would see what people buy and how they pay',
    ],
  },
]

/** An open job by its address, if it is open. */
export const jobBySlug = (slug: string): Job | undefined => JOBS.find((job) => job.slug === slug)

/** The name of a department. */
export const departmentName = (id: DepartmentId): string =>
  DEPARTMENTS.find((department) => department.id === id)?.name ?? id

export const VALUES = [
  {
    title: 'Genuine, always',
    text: 'We sell what publishers sell to us, and say so plainly when something is not in stock.',
  },
  {
    title: 'Minutes matter',
    text: 'Somebody is waiting for a key right now. We build, answer and decide with that in mind.',
  },
  {
    title: 'Kind and clear',
    text: 'With customers and with each other: plain words, no blame, and the reasons behind a no.',
  },
  {
    title: 'Finish things',
    text: 'A small improvement in use today beats a large one in a plan.',
  },
] as const

export const BENEFITS = [
  {
    icon: 'health',
    title: 'Health cover',
    text: 'Medical, dental and vision insurance for you and your family, paid by us in full.',
  },
  {
    icon: 'time',
    title: 'Time off',
    text: '28 days of paid leave and public holidays, and the week between the years off for everybody.',
  },
  {
    icon: 'remote',
    title: 'Work where you work best',
    text: 'Remote first in most roles, a desk in three cities, and a budget for your home office.',
  },
  {
    icon: 'family',
    title: 'Parental leave',
    text: '18 weeks at full pay for every new parent, and a gentle return part-time.',
  },
  {
    icon: 'learning',
    title: 'Learning',
    text: '$2,000 a year for courses, books and conferences, and the hours to use them.',
  },
  {
    icon: 'savings',
    title: 'Retirement and shares',
    text: 'We match retirement savings up to 5% and give everybody a part of the company.',
  },
] as const

export type BenefitIcon = (typeof BENEFITS)[number]['icon']
