import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { within } from '@testing-library/dom'
import { DEPARTMENTS, JOBS } from '@/content/careers'
import { HELP_TOPICS } from '@/lib/content/articles/help-topics'
import { apiClient } from '@/tests/setup/api-client'
import { hrefsOf, readPage, textOf, textsOf } from '@/tests/setup/pages'
import { startStore, type TestStore } from '@/tests/setup/store'

let store: TestStore
beforeAll(async () => {
  store = await startStore()
})
afterAll(() => store.stop())

const read = (path: string) => readPage(store, path)
type ReadPage = Awaited<ReturnType<typeof read>>

const PAGES = [
  { path: '/returns', title: 'Returns & Refunds' },
  { path: '/system-requirements', title: 'System Requirements' },
  { path: '/about', title: 'About Softhaven' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/disclaimer', title: 'Legal Disclaimer' },
] as const

/** A range of numbers, with any kind of dash. */
const span = (from: number, to: number, unit = '') => new RegExp(`${from}[-–]${to}${unit}`)

const itemsOf = (list: HTMLElement) => within(list).getAllByRole('listitem')

const rowOf = (table: HTMLElement, name: string | RegExp) => {
  const row = within(table).getByRole('rowheader', { name }).closest('tr')
  if (!row) throw new Error(`There is no row of ${name}`)
  return row
}

const answered = new Map<string, Promise<number>>()
/** The status of a page, asked for once. */
function statusOf(path: string): Promise<number> {
  const known = answered.get(path) ?? fetch(store.url + path).then(({ status }) => status)
  answered.set(path, known)
  return known
}

describe('information pages', () => {
  it.each(PAGES)(
    '$path has its title, its way back and on, and no link that leads nowhere',
    async ({ path, title }) => {
      const page = await read(path)
      expect(textOf(page.title())).toBe(title)
      expect(page.document.title).toMatch(/ \| Softhaven$/)
      expect(page.meta('description')[0]?.length).toBeGreaterThan(60)
      expect(page.canonical()).toEqual([path])
      const breadcrumb = page.all.getByRole('navigation', { name: 'Breadcrumb' })
      expect(hrefsOf(breadcrumb)).toEqual(['/'])
      expect(textOf(breadcrumb.querySelector('[aria-current="page"]'))).not.toBe('')
      expect(page.things().find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
        itemListElement: [
          { position: 1, name: 'Home' },
          { position: 2, item: expect.stringMatching(new RegExp(`${path}$`)) },
        ],
      })
      const help = within(page.part('Still have a question?'))
      expect(help.getByRole('link', { name: 'Help Center' }).getAttribute('href')).toBe('/help')
      expect(help.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/contact')

      const hrefs = hrefsOf(page.document)
      const addresses = [...new Set(hrefs.filter((href) => href.startsWith('/')))]
      expect(addresses.length).toBeGreaterThan(10)
      const answers = await Promise.all(
        addresses.map(async (href) => `${href} ${await statusOf(href)}`),
      )
      expect(answers).toEqual(addresses.map((href) => `${href} 200`))
      // Links within the page lead to something on it.
      for (const href of hrefs.filter((href) => href.startsWith('#')))
        expect([href, page.document.querySelectorAll(`[id="${href.slice(1)}"]`).length]).toEqual([
          href,
          1,
        ])
    },
  )

  it('are linked from the checkout, as far as they belong to an order', async () => {
    const page = await read('/checkout/review')
    const hrefs = hrefsOf(page.all.getByRole('contentinfo')).filter((href) => href.startsWith('/'))
    expect(hrefs).toEqual(expect.arrayContaining(['/terms', '/privacy', '/returns']))
    for (const href of hrefs) expect([href, await statusOf(href)]).toEqual([href, 200])
  })

  it('/returns shows the guarantee, the figures and the process, and what can be refunded', async () => {
    const page = await read('/returns')
    page.all.getByRole('heading', { name: '30-Day Money-Back Guarantee' })
    const figures = itemsOf(page.all.getByRole('list', { name: 'Refunds in figures' }))
    expect(textsOf(figures)).toEqual([
      expect.stringMatching(/30 days/),
      expect.stringMatching(/24h.*response|response.*24h/),
      expect.stringMatching(/96%.*satisfaction|satisfaction.*96%/),
      expect.stringMatching(/5[-–]7 days.*processing|processing.*5[-–]7 days/),
    ])
    const steps = itemsOf(page.part('How a refund works'))
    const expected = [
      ['Check Eligibility', /Immediate/],
      ['Submit Request', /5 minutes/],
      ['Review Process', span(1, 3, ' business days')],
      ['Refund Processing', span(5, 10, ' business days')],
    ] as const
    expect(steps.map((step) => textOf(within(step).getByRole('heading')))).toEqual(
      expected.map(([title]) => title),
    )
    for (const [index, [, duration]] of expected.entries())
      expect(textOf(steps[index])).toMatch(duration)

    const eligible = page.all.getByRole('list', { name: 'Eligible for a refund' })
    const notEligible = page.all.getByRole('list', { name: 'Not eligible' })
    expect(itemsOf(eligible).length).toBeGreaterThan(3)
    expect(itemsOf(notEligible).length).toBeGreaterThan(3)
    expect(textOf(eligible)).toContain('24 hours after payment')
    expect(textOf(notEligible)).toContain('activated')
    const table = page.all.getByRole('table', { name: 'Publisher-specific policies' })
    for (const [publisher, period] of [
      ['Most publishers', '30 days'],
      ['Microsoft', '14 days'],
      ['Adobe', '14 days'],
      ['Antivirus publishers', '30-day trial rule'],
    ] as const)
      expect(textOf(rowOf(table, publisher).querySelector('td'))).toBe(period)

    const times = [...page.part('Processing times by payment method').querySelectorAll('dl > div')]
    for (const [method, time] of [
      ['Credit card', span(5, 7, ' business days')],
      ['PayPal', span(3, 5, ' business days')],
      ['Bank transfer', span(7, 10, ' business days')],
    ] as const)
      expect(
        textOf(times.find((one) => textOf(one).includes(method))?.querySelector('dd')),
      ).toMatch(time)
    const notes = textOf(page.part('Important notes'))
    expect(notes).toContain('unused and have not been activated')
    expect(notes).toContain('original currency')
    expect(hrefsOf(page.part('Questions about a refund?'))).toEqual(
      expect.arrayContaining(['mailto:refunds@softhaven.example', '/contact']),
    )
  })

  it('/system-requirements has a card for each system and a table for each kind of software', async () => {
    const page = await read('/system-requirements')
    for (const { name, minimum } of [
      { name: 'Windows', minimum: [/i3/, /^4 GB/, /^10 GB/] },
      { name: 'macOS', minimum: [/M1.*i5/, /^8 GB/, /^15 GB/] },
      { name: 'Linux', minimum: [/x86_64/, /^4 GB/, /^8 GB/] },
    ]) {
      const card = page.all.getByRole('article', { name })
      const values = textsOf(card.querySelectorAll('dd'))
      for (const [index, value] of minimum.entries()) expect(values[index]).toMatch(value)
      within(card).getAllByText(/^(Full|Limited) Support$|^Legacy Only$/)
    }
    const systems = within(page.part('Operating systems'))
    for (const level of ['Full Support', 'Limited Support', 'Legacy Only', 'Community Support'])
      expect(systems.getAllByText(level).length).toBeGreaterThan(1)
    expect(textOf(page.all.getByRole('article', { name: 'Windows' }))).toContain('14 October 2025')
    for (const name of [
      'Office',
      'Creative Suite',
      'Antivirus and Security',
      'Development Tools',
    ]) {
      const table = page.all.getByRole('table', { name })
      expect(textsOf(within(table).getAllByRole('columnheader'))).toEqual([
        'Requirement',
        'Windows',
        'macOS',
      ])
      for (const row of ['Operating system', 'Processor', 'Memory', 'Storage']) rowOf(table, row)
    }
    const check = within(page.part('How to check your system'))
    for (const name of ['Windows', 'macOS', 'Linux']) check.getByRole('heading', { name })
    within(page.part('Common issues and fixes')).getAllByText(/PC Health Check/)
    expect(textOf(page.part('Before you buy'))).toContain('Do not activate the key')
    expect(hrefsOf(page.part('Not sure whether it runs?'))).toEqual(
      expect.arrayContaining(['mailto:support@softhaven.example', 'tel:+18005550142', '/contact']),
    )
  })

  it('/about describes the store, to search engines too', async () => {
    const page = await read('/about')
    const figures = textOf(page.all.getByRole('list', { name: 'Softhaven in numbers' }))
    for (const figure of ['2M+', '20,000+', '99.9%', '96%']) expect(figures).toContain(figure)
    page.part('Our story')
    expect(itemsOf(page.part('Our values')).length).toBeGreaterThan(2)
    expect(itemsOf(page.part('Our team')).length).toBeGreaterThan(2)
    expect(hrefsOf(page.part('See for yourself'))).toEqual(
      expect.arrayContaining(['/knowledge-base', '/category/productivity']),
    )
    const moved = await fetch(`${store.url}/category/productivity`)
    expect(new URL(moved.url).pathname).toBe('/category/microsoft-office')
    expect(page.things().find((thing) => thing['@type'] === 'AboutPage')).toMatchObject({
      mainEntity: {
        '@type': 'Organization',
        name: 'Softhaven',
        contactPoint: { email: 'support@softhaven.example' },
      },
    })
  })

  function expectNumbered(page: ReadPage, count: number): void {
    const titles = textsOf(within(page.main).getAllByRole('heading', { level: 2 })).filter((text) =>
      /^\d+\./.test(text),
    )
    expect(titles.map((text) => Number.parseInt(text, 10))).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    )
    // Beside the text, and on a phone above it.
    const contents = page.all.getAllByRole('navigation', { name: 'On this page' })
    expect(contents.map((part) => hrefsOf(part).length)).toEqual([count, count])
  }

  it('/terms, /privacy and /disclaimer have numbered sections, notices and contacts', async () => {
    const terms = await read('/terms')
    expectNumbered(terms, 15)
    expect(itemsOf(terms.part('Key points')).length).toBeGreaterThan(2)
    expect(textOf(terms.main)).toContain('Last updated')
    expect(hrefsOf(terms.main)).toEqual(
      expect.arrayContaining(['/privacy', 'mailto:legal@softhaven.example']),
    )

    const privacy = await read('/privacy')
    expectNumbered(privacy, 6)
    const table = privacy.all.getByRole('table', { name: 'How long data is kept' })
    for (const [data, time] of [
      [/Account data/, /lifetime/],
      [/Transactions/, /7 years/],
      [/Technical data/, /2 years/],
      [/Support/, /3 years/],
      [/Job applications/, /6 months/],
    ] as const)
      expect(textOf(rowOf(table, data))).toMatch(time)
    const rights = privacy.all.getByRole('region', { name: /Your rights/ })
    expect(itemsOf(rights).length).toBeGreaterThan(5)
    expect(textOf(rights)).toContain('We answer within 30 days')
    expect(hrefsOf(privacy.main)).toEqual(
      expect.arrayContaining(['/terms', 'mailto:privacy@softhaven.example']),
    )

    const disclaimer = await read('/disclaimer')
    expectNumbered(disclaimer, 7)
    expect(textOf(disclaimer.main)).toContain('We are an independent store')
    expect(textOf(disclaimer.main)).toContain('Information, not advice')
    expect(hrefsOf(disclaimer.main)).toContain('/terms')
  })

  it.each([
    {
      path: '/returns',
      figures: [
        /30 days/,
        /14 days/,
        span(1, 3, ' business days'),
        span(5, 10, ' business days'),
        span(5, 7, ' business days'),
        span(3, 5, ' business days'),
        span(7, 10, ' business days'),
      ],
    },
    {
      path: '/terms',
      figures: [
        span(5, 15, ' minutes'),
        /24 hours/,
        /valid for 30 days/,
        span(1, 3, ' devices'),
        /within 60 days/,
        /\$1,000\b/,
        /more than \$10,000/,
        /within one year/,
      ],
    },
    {
      path: '/privacy',
      figures: [/within 30 days/, /lifetime of the account/, /7 years/, /2 years/, /3 years/],
    },
  ])('$path names the figures of policy and support', async ({ path, figures }) => {
    const { main } = await read(path)
    for (const figure of figures) expect(textOf(main)).toMatch(figure)
  })

  it('translate what surrounds the texts, and say that those are English', async () => {
    for (const [path, title] of [
      ['/de/returns', 'Rückgabe und Erstattung'],
      ['/fr/system-requirements', 'Configuration requise'],
      ['/es/about', 'Acerca de Softhaven'],
      ['/de/terms', 'Allgemeine Geschäftsbedingungen'],
      ['/ja/privacy', 'プライバシーポリシー'],
      ['/zh/disclaimer', '免责声明'],
    ] as const) {
      const page = await read(path)
      expect(textOf(page.title())).toBe(title)
      expect([path, page.main.querySelectorAll('[lang="en"]').length]).not.toEqual([path, 0])
    }
    const german = await read('/de/privacy')
    within(german.main).getByText('Dieser Text ist nur auf Englisch verfügbar.')
    german.all.getAllByRole('navigation', { name: 'Auf dieser Seite' })
    const english = await read('/privacy')
    expect(english.main.querySelectorAll('[lang]:not(time)')).toHaveLength(0)
  })
})

describe('/help', () => {
  it('has four quick actions, six topics with their articles, and five answers', async () => {
    const page = await read('/help')
    expect(textOf(page.title())).toBe('Help Center')
    const actions = within(page.all.getByRole('navigation', { name: 'Quick actions' }))
    for (const [name, path, title] of [
      [/Track Order/, /^\/orders\/track/, /Track your order/],
      [/View Downloads/, /^\/orders\/track/, /view your downloads/],
      [/Contact Us/, /^\/contact/, /.+/],
      [/Request Refund/, /^\/returns\/request/, /Request a refund/],
    ] as const) {
      const href = actions.getByRole('link', { name }).getAttribute('href') ?? ''
      expect(href).toMatch(path)
      expect(textOf((await read(href)).title())).toMatch(title)
    }
    for (const { slug, name } of HELP_TOPICS) {
      const card = page.document.getElementById(slug)
      if (!card) throw new Error(`There is no topic ${slug}`)
      expect(textOf(within(card).getByRole('heading', { level: 3 }))).toBe(name)
      expect(hrefsOf(card).filter((href) => href.startsWith('/knowledge/'))).toHaveLength(5)
      const all = within(card).getByRole('link', { name: `View All Articles: ${name}` })
      expect(all.getAttribute('href')).toBe(`/help/${slug}`)
    }
    const topic = await read('/help/technical-support')
    expect(textOf(topic.title())).toBe('Technical Support')
    const articles = within(topic.part('6 articles'))
    expect(articles.getAllByRole('link')).toHaveLength(6)
    expect(
      articles.getByRole('link', { name: /Product key not accepted/ }).getAttribute('href'),
    ).toBe('/knowledge/product-key-not-accepted')

    const questions = page.part('Frequently asked questions').querySelectorAll('summary')
    expect(questions).toHaveLength(5)
    const [faqs] = page.things().filter((thing) => thing['@type'] === 'FAQPage')
    expect(faqs?.mainEntity).toHaveLength(5)
    expect(faqs?.mainEntity).toContainEqual(
      expect.objectContaining({
        name: 'Can I get my money back?',
        acceptedAnswer: expect.objectContaining({ text: expect.stringContaining('30 days') }),
      }),
    )
  })

  it('has popular articles, three channels and its figures', async () => {
    const page = await read('/help')
    const articles = textsOf(itemsOf(page.part('Popular articles')))
    expect(articles).toHaveLength(5)
    for (const article of articles) expect(article).toMatch(/\d views.*\d+% found it helpful/)
    expect(articles[0]).toContain('Troubleshooting')
    const support = page.part('Talk to our support')
    expect(textsOf(itemsOf(support))).toEqual([
      expect.stringMatching(/Recommended.*Live Chat.*24\/7.*Under 5 minutes/),
      expect.stringMatching(/Email Support.*24\/7.*Under 24 hours/),
      expect.stringMatching(/Phone Support.*Mon-Fri 9AM-6PM EST.*Under 15 minutes/),
    ])
    // No chat is on.
    expect(hrefsOf(support)).toEqual([
      '/contact',
      expect.stringMatching(/^mailto:/),
      expect.stringMatching(/^tel:\+\d+$/),
    ])
    within(support).getByRole('link', { name: /Start a chat/ })
    expect(textOf(page.all.getByRole('list', { name: 'Help in figures' }))).toMatch(
      /96%.*customer satisfaction/,
    )
  })
})

describe('/contact', () => {
  it('has three channels, business hours, the response guarantee and three offices', async () => {
    const page = await read('/contact')
    const list = page.all.getByRole('list', { name: 'Contact channels' })
    expect(list.children).toHaveLength(3)
    expect(textOf(list.children[0])).toContain('24 hours a day, 7 days a week')
    expect(textOf(list.children[0])).toContain('under 5 minutes')
    expect([...list.children].map((channel) => hrefsOf(channel)[0])).toEqual([
      // No chat is on.
      '#write',
      'mailto:support@softhaven.example',
      expect.stringMatching(/^tel:\+\d+$/),
    ])
    expect(page.all.queryByRole('button', { name: 'Start a live chat' })).toBeNull()
    const linesOf = (name: string) => textsOf(page.part(name).querySelectorAll('dl > div'))
    expect(linesOf('Business hours')).toEqual([
      expect.stringMatching(/Monday–Friday.*9:00 AM–6:00 PM EST/),
      expect.stringMatching(/Saturday.*10:00 AM–4:00 PM EST/),
      expect.stringMatching(/Sunday.*Closed/),
    ])
    expect(linesOf('Response guarantee')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Critical issues.*within 2 hours/),
        expect.stringMatching(/General support.*within 24 hours/),
        expect.stringMatching(/Sales inquiries.*within 4 hours/),
      ]),
    )
    const offices = within(page.part('Our offices'))
    expect(textsOf(offices.getAllByRole('heading', { level: 3 }))).toEqual([
      'New York',
      'London',
      'Sydney',
    ])
    expect(offices.getAllByRole('link', { name: /@/ })).toHaveLength(3)
    expect(page.things().map((thing) => thing['@type'])).toContain('ContactPage')
  })
})

describe('/careers', () => {
  it('shows six open jobs and the company, and each job what it is, to search engines too', async () => {
    const page = await read('/careers')
    const jobs = page.part('Open positions')
    expect(textsOf(within(jobs).getAllByRole('heading', { level: 3 }))).toEqual(
      JOBS.map(({ title }) => title),
    )
    for (const { title, slug } of JOBS)
      expect(
        within(jobs)
          .getByRole('link', { name: `Apply Now: ${title}` })
          .getAttribute('href'),
      ).toBe(`/careers/${slug}#apply`)
    expect(textOf(jobs)).toContain('$145,000 to $185,000 a year')
    expect(textsOf(within(page.part('Departments')).getAllByRole('heading', { level: 3 }))).toEqual(
      DEPARTMENTS.map(({ name }) => name),
    )
    for (const name of ['What we value', 'Benefits', 'How we hire']) page.part(name)
    expect(textOf(page.main)).toContain('within 5 business days')
    expect(hrefsOf(page.main)).toContain('/contact')

    const [job] = JOBS
    if (!job) throw new Error('There is no job')
    const own = await read(`/careers/${job.slug}`)
    expect(textOf(own.title())).toBe(job.title)
    for (const line of [...job.responsibilities, ...job.requirements])
      expect(textOf(own.main)).toContain(line)
    const details = textOf(own.part('Facts about the position'))
    expect(details).toContain(job.location)
    expect(details).toContain('Full-time')
    expect(own.things().find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      title: job.title,
      datePosted: job.posted,
      baseSalary: { value: { minValue: job.salary.from, maxValue: job.salary.to } },
    })
  })
})

describe('dates', () => {
  it.each(['en', 'de', 'ja', 'it', 'ar'])(
    'are long, in the language of the page: %s',
    async (locale) => {
      const [article] = (await apiClient(store.url).call('/api/articles')).body
      const prefix = locale === 'en' ? '' : `/${locale}`
      const page = await read(`${prefix}/knowledge/${article.slug}`)
      const date = page.main.querySelector('article time')
      expect(textOf(date)).toBe(
        new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
          new Date(article.publishedAt),
        ),
      )
      expect(date?.getAttribute('lang')).toBe(locale)
      // It reads as its own letters do.
      expect(date?.getAttribute('dir')).toBe('auto')
    },
  )
})
