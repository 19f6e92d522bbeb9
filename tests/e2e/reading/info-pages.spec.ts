import { expect, open, type Page, PHONE, THOROUGH, readingTest as test } from '../fixtures'

const PAGES = [
  { path: '/returns', title: 'Returns & Refunds' },
  { path: '/system-requirements', title: 'System Requirements' },
  { path: '/about', title: 'About Softhaven' },
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
  { path: '/disclaimer', title: 'Legal Disclaimer' },
] as const

const main = (page: Page) => page.getByRole('main')

/** The part of the page under a heading. */
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const texts = async (page: Page) => (await main(page).textContent()) ?? ''

/** A range of numbers, with any kind of dash. */
const span = (from: number, to: number, unit = '') => new RegExp(`${from}[-–]${to}${unit}`)

/** The sections of a legal text: their numbers and titles. */
const numberedTitles = (page: Page) =>
  main(page)
    .getByRole('heading', { level: 2 })
    .filter({ hasText: /^\d+\./ })

async function expectNumberedSections(page: Page, count: number): Promise<void> {
  const titles = numberedTitles(page)
  await expect(titles).toHaveCount(count)
  for (let index = 0; index < count; index++)
    await expect(titles.nth(index)).toHaveText(new RegExp(`^${index + 1}\\.`))
  const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(contents).toHaveCount(count)
}

/** The structured data of a page. */
async function structuredDataOf(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return scripts.map((script) => JSON.parse(script))
}

test.describe('2 Screens: information pages', () => {
  test('have their title, breadcrumb, description and structured data', async ({ page }) => {
    for (const { path, title } of PAGES)
      await test.step(`${path} has its title, breadcrumb, description and structured data`, async () => {
        await open(page, path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page).toHaveTitle(/ \| Softhaven$/)
        expect(
          (await page.locator('meta[name="description"]').getAttribute('content'))?.length,
        ).toBeGreaterThan(60)
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          new RegExp(`${path}$`),
        )
        const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
        await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
        await expect(breadcrumb.locator('[aria-current="page"]')).toBeVisible()
        const data = (await structuredDataOf(page)).find(
          (entry) => entry['@type'] === 'BreadcrumbList',
        )
        expect(data?.itemListElement).toMatchObject([
          { position: 1, name: 'Home' },
          { position: 2, item: expect.stringMatching(new RegExp(`${path}$`)) },
        ])
        const help = part(page, 'Still have a question?')
        await expect(help.getByRole('link', { name: 'Help Center' })).toHaveAttribute(
          'href',
          '/help',
        )
        await expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
          'href',
          '/contact',
        )
      })
  })

  test('are linked from the footer, and those of an order from the checkout', async ({ page }) => {
    await test.step('are linked from the footer', async () => {
      await open(page, '/returns')
      const footer = page.getByRole('contentinfo')
      for (const [name, title] of [
        ['About Us', 'About Softhaven'],
        ['Terms of Service', 'Terms of Service'],
        ['Privacy Policy', 'Privacy Policy'],
        ['Disclaimer', 'Legal Disclaimer'],
        ['System Requirements', 'System Requirements'],
        ['Returns & Refunds', 'Returns & Refunds'],
      ] as const) {
        await footer.getByRole('link', { name, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      }
    })
    await test.step('are linked from the checkout', async () => {
      await open(page, '/checkout/review')
      const footer = page.getByRole('contentinfo')
      const hrefs = await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const pages = hrefs.filter((href) => href.startsWith('/'))
      expect(pages).toEqual(expect.arrayContaining(['/terms', '/privacy', '/returns']))
      for (const href of pages) expect((await page.request.get(href)).status()).toBe(200)
    })
  })

  for (const { path } of PAGES)
    test(`no link of ${path} leads nowhere`, THOROUGH, async ({ page }) => {
      await open(page, path)
      const hrefs = await page
        .getByRole('link', { includeHidden: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const addresses = new Set(hrefs.filter((href) => href.startsWith('/')))
      expect(addresses.size).toBeGreaterThan(10)
      const answers = await Promise.all(
        [...addresses].map(async (href) => `${href} ${(await page.request.get(href)).status()}`),
      )
      expect(answers).toEqual([...addresses].map((href) => `${href} 200`))
      // Links within the page lead to something on it.
      for (const href of hrefs.filter((href) => href.startsWith('#')))
        await expect(page.locator(`[id="${href.slice(1)}"]`)).toHaveCount(1)
    })
})

test.describe('2 Screens: Returns', () => {
  test('shows the guarantee and the figures, explains the process and starts a request', async ({
    page,
  }) => {
    await test.step('shows the guarantee and the figures', async () => {
      await open(page, '/returns')
      await expect(page.getByRole('heading', { name: '30-Day Money-Back Guarantee' })).toBeVisible()
      const figures = page.getByRole('list', { name: 'Refunds in figures' }).getByRole('listitem')
      await expect(figures).toHaveCount(4)
      await expect(figures.nth(0)).toContainText('30 days')
      await expect(figures.nth(1)).toContainText('24h')
      await expect(figures.nth(1)).toContainText('response')
      await expect(figures.nth(2)).toContainText('96%')
      await expect(figures.nth(2)).toContainText('satisfaction')
      await expect(figures.nth(3)).toContainText(span(5, 7, ' days'))
      await expect(figures.nth(3)).toContainText('processing')
    })
    await test.step('explains the process in four steps and starts a request', async () => {
      const steps = part(page, 'How a refund works').getByRole('listitem')
      await expect(steps).toHaveCount(4)
      for (const [index, [title, duration]] of (
        [
          ['Check Eligibility', /Immediate/],
          ['Submit Request', /5 minutes/],
          ['Review Process', span(1, 3, ' business days')],
          ['Refund Processing', span(5, 10, ' business days')],
        ] as const
      ).entries()) {
        await expect(steps.nth(index).getByRole('heading')).toHaveText(title)
        await expect(steps.nth(index)).toContainText(duration)
      }
      const start = main(page).getByRole('link', { name: 'Start Refund Request' })
      await expect(start).toHaveAttribute('href', '/returns/request')
      await start.click()
      await expect(page).toHaveURL(/\/returns\/request$/)
    })
  })

  test('lists what can and what cannot be refunded', THOROUGH, async ({ page }) => {
    await open(page, '/returns')
    const eligible = page.getByRole('list', { name: 'Eligible for a refund' })
    const notEligible = page.getByRole('list', { name: 'Not eligible' })
    expect(await eligible.getByRole('listitem').count()).toBeGreaterThan(3)
    expect(await notEligible.getByRole('listitem').count()).toBeGreaterThan(3)
    await expect(eligible).toContainText('24 hours after payment')
    await expect(notEligible).toContainText('activated')
  })

  test('names the publishers with rules of their own', THOROUGH, async ({ page }) => {
    await open(page, '/returns')
    const table = page.getByRole('table', { name: 'Publisher-specific policies' })
    for (const [publisher, period] of [
      ['Most publishers', '30 days'],
      ['Microsoft', '14 days'],
      ['Adobe', '14 days'],
      ['Antivirus publishers', '30-day trial rule'],
    ] as const) {
      const row = table.getByRole('row').filter({
        has: page.getByRole('rowheader', { name: publisher, exact: true }),
      })
      await expect(row.getByRole('cell').first()).toHaveText(period)
    }
  })

  test(
    'shows the times by payment method, the notes and the addresses',
    THOROUGH,
    async ({ page }) => {
      await open(page, '/returns')
      const times = part(page, 'Processing times by payment method')
      for (const [method, time] of [
        ['Credit card', span(5, 7, ' business days')],
        ['PayPal', span(3, 5, ' business days')],
        ['Bank transfer', span(7, 10, ' business days')],
      ] as const)
        await expect(
          times.locator('dl > div').filter({ hasText: method }).getByRole('definition').first(),
        ).toHaveText(time)
      const notes = part(page, 'Important notes')
      await expect(notes).toContainText('unused and have not been activated')
      await expect(notes).toContainText('original currency')
      const contact = part(page, 'Questions about a refund?')
      await expect(
        contact.getByRole('link', { name: /refunds@softhaven\.example/ }),
      ).toHaveAttribute('href', 'mailto:refunds@softhaven.example')
      await expect(contact.getByRole('link', { name: /Contact form/ })).toHaveAttribute(
        'href',
        '/contact',
      )
    },
  )
})

test.describe('2 Screens: System requirements', () => {
  test('is where /requirements leads, with a card for each operating system', async ({ page }) => {
    await test.step('is where /requirements leads', async () => {
      await open(page, '/requirements')
      await expect(page).toHaveURL(/\/system-requirements$/)
    })
    await test.step('shows a card for each operating system', async () => {
      for (const { name, minimum } of [
        { name: 'Windows', minimum: [/i3/, /^4 GB/, /^10 GB/] },
        { name: 'macOS', minimum: [/M1.*i5/, /^8 GB/, /^15 GB/] },
        { name: 'Linux', minimum: [/x86_64/, /^4 GB/, /^8 GB/] },
      ]) {
        const card = page.getByRole('article', { name, exact: true })
        const values = card.getByRole('definition')
        for (const [index, value] of minimum.entries())
          await expect(values.nth(index)).toHaveText(value)
        await expect(card.getByText(/^(Full|Limited) Support$|^Legacy Only$/)).not.toHaveCount(0)
      }
      const systems = part(page, 'Operating systems')
      for (const level of ['Full Support', 'Limited Support', 'Legacy Only', 'Community Support'])
        expect(await systems.getByText(level, { exact: true }).count()).toBeGreaterThan(1)
      const windows = page.getByRole('article', { name: 'Windows', exact: true })
      await expect(windows).toContainText('14 October 2025')
    })
  })

  test('names the requirements of each kind of software', THOROUGH, async ({ page }) => {
    await open(page, '/system-requirements')
    for (const name of [
      'Office',
      'Creative Suite',
      'Antivirus and Security',
      'Development Tools',
    ]) {
      const table = page.getByRole('table', { name, exact: true })
      await expect(table.getByRole('columnheader')).toHaveText(['Requirement', 'Windows', 'macOS'])
      for (const row of ['Operating system', 'Processor', 'Memory', 'Storage'])
        await expect(table.getByRole('rowheader', { name: row, exact: true })).toBeVisible()
    }
  })

  test('helps to check, to fix and to choose', THOROUGH, async ({ page }) => {
    await open(page, '/system-requirements')
    const check = part(page, 'How to check your system')
    for (const system of ['Windows', 'macOS', 'Linux'])
      await expect(check.getByRole('heading', { name: system, exact: true })).toBeVisible()

    const issues = part(page, 'Common issues and fixes')
    const answer = issues.getByText('PC Health Check')
    await expect(answer).toBeHidden()
    await issues.getByText('The installer refuses Windows 10').click()
    await expect(answer).toBeVisible()

    await expect(part(page, 'Before you buy')).toContainText('Do not activate the key')
    const contact = part(page, 'Not sure whether it runs?')
    await expect(contact.locator('a[href="mailto:support@softhaven.example"]')).toBeVisible()
    await expect(contact.locator('a[href="tel:+18005550142"]')).toBeVisible()
    await expect(contact.locator('a[href="/contact"]')).toBeVisible()
  })
})

test.describe('2 Screens: About', () => {
  test('describes the store and links on', async ({ page }) => {
    await open(page, '/about')
    const figures = page.getByRole('list', { name: 'Softhaven in numbers' })
    for (const figure of ['2M+', '20,000+', '99.9%', '96%'])
      await expect(figures).toContainText(figure)
    for (const name of ['Our story', 'Our values', 'Our team'])
      await expect(part(page, name)).toBeVisible()
    expect(await part(page, 'Our values').getByRole('listitem').count()).toBeGreaterThan(2)
    expect(await part(page, 'Our team').getByRole('listitem').count()).toBeGreaterThan(2)
    const callToAction = part(page, 'See for yourself')
    await expect(callToAction.locator('a[href="/knowledge-base"]')).toBeVisible()
    await callToAction.locator('a[href="/category/productivity"]').click()
    await expect(page).toHaveURL(/\/category\/microsoft-office$/)
  })

  test('names the store to search engines', THOROUGH, async ({ page }) => {
    await open(page, '/about')
    const data = (await structuredDataOf(page)).find((entry) => entry['@type'] === 'AboutPage')
    expect(data?.mainEntity).toMatchObject({
      '@type': 'Organization',
      name: 'Softhaven',
      contactPoint: { email: 'support@softhaven.example' },
    })
  })
})

test.describe('2 Screens: Terms of Service', () => {
  test('have numbered sections, key points, notices and contacts', async ({ page, context }) => {
    await test.step('has 15 numbered sections, key points and a legal contact', async () => {
      await open(page, '/terms')
      await expectNumberedSections(page, 15)
      expect(await part(page, 'Key points').getByRole('listitem').count()).toBeGreaterThan(2)
      await expect(main(page).getByText('Last updated')).toBeVisible()
      await expect(main(page).locator('a[href="/privacy"]').first()).toBeVisible()
      await expect(
        main(page).locator('a[href="mailto:legal@softhaven.example"]').first(),
      ).toBeVisible()
    })
    await test.step('has 6 sections, how long data is kept, and the rights', async () => {
      await open(page, '/privacy')
      await expectNumberedSections(page, 6)
      const table = page.getByRole('table', { name: 'How long data is kept' })
      for (const [data, time] of [
        ['Account data', /lifetime/],
        ['Transactions', /7 years/],
        ['Technical data', /2 years/],
        ['Support', /3 years/],
        ['Job applications', /6 months/],
      ] as const)
        await expect(
          table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: data }) }),
        ).toContainText(time)
      const rights = main(page).getByRole('region', { name: 'Your rights' })
      expect(await rights.getByRole('listitem').count()).toBeGreaterThan(5)
      await expect(rights).toContainText('We answer within 30 days')
      await expect(main(page).locator('a[href="/terms"]').first()).toBeVisible()
      await expect(
        main(page).locator('a[href="mailto:privacy@softhaven.example"]').first(),
      ).toBeVisible()
    })
    await test.step('keeps its promises about third parties and cookies', async () => {
      await open(page, '/privacy')
      await page.waitForLoadState('networkidle')
      const foreign = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).origin)
          .filter((origin) => origin !== location.origin),
      )
      expect(foreign).toEqual([])
      const names = (await context.cookies()).map(({ name }) => name)
      expect(names.filter((name) => name !== 'NEXT_LOCALE')).toEqual([])
    })
    await test.step('has 7 sections, notices and a link to the terms', async () => {
      await open(page, '/disclaimer')
      await expectNumberedSections(page, 7)
      await expect(main(page).getByText('We are an independent store')).toBeVisible()
      await expect(main(page).getByText('Information, not advice')).toBeVisible()
      await expect(main(page).locator('a[href="/terms"]').first()).toBeVisible()
    })
  })

  test('its contents lead to the sections', THOROUGH, async ({ page }) => {
    await open(page, '/terms')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.getByRole('link', { name: 'Liability' }).click()
    await expect(page).toHaveURL(/#liability$/)
    await expect(page.getByRole('heading', { name: '13. Liability' })).toBeInViewport()
    await expect(contents.getByRole('link', { name: 'Liability' })).toBeInViewport()
  })
})

test.describe('9 Constants: policy and support figures', () => {
  test('/returns, /terms and /privacy name them', async ({ page }) => {
    for (const { path, figures } of [
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
    ])
      await test.step(`${path} names them`, async () => {
        await open(page, path)
        const shown = await texts(page)
        for (const figure of figures) expect(shown).toMatch(figure)
      })
  })
})

test.describe('7 Languages: information pages', () => {
  test('translate what surrounds the texts, and say that those are English', async ({ page }) => {
    for (const [path, title] of [
      ['/de/returns', 'Rückgabe und Erstattung'],
      ['/fr/system-requirements', 'Configuration requise'],
      ['/es/about', 'Acerca de Softhaven'],
      ['/de/terms', 'Allgemeine Geschäftsbedingungen'],
      ['/ja/privacy', 'プライバシーポリシー'],
      ['/zh/disclaimer', '免责声明'],
    ] as const) {
      await open(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(main(page).locator('[lang="en"]').last()).toBeVisible()
    }
    await open(page, '/de/privacy')
    await expect(main(page).getByText('Dieser Text ist nur auf Englisch verfügbar.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
    await open(page, '/privacy')
    await expect(main(page).locator('[lang]:not(time)')).toHaveCount(0)
  })

  test('keep legal texts reading from the left in Arabic', THOROUGH, async ({ page }) => {
    await open(page, '/ar/terms')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    const section = main(page).locator('#agreement')
    expect(await section.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  })
})

test.describe('11 Quality: information pages on a phone', () => {
  test.use({ viewport: PHONE })

  test('the contents open above the text', THOROUGH, async ({ page }) => {
    await open(page, '/terms')
    const contents = main(page).locator('details')
    await expect(contents.getByRole('link', { name: 'Payment' })).toBeHidden()
    await contents.getByText('On this page').click()
    await contents.getByRole('link', { name: 'Payment' }).click()
    await expect(page.getByRole('heading', { name: '5. Payment' })).toBeInViewport()
  })

  test('tables stay tables', THOROUGH, async ({ page }) => {
    await open(page, '/returns')
    const table = page.getByRole('table', { name: 'Publisher-specific policies' })
    await expect(table.getByRole('columnheader')).toHaveCount(3)
    const microsoft = table.getByRole('row').filter({
      has: page.getByRole('rowheader', { name: 'Microsoft', exact: true }),
    })
    await expect(microsoft.getByRole('cell').first()).toHaveText('14 days')
    expect((await microsoft.boundingBox())?.width).toBeLessThanOrEqual(PHONE.width)
  })
})
