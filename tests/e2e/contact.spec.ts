import { firstMailTo, mailsTo } from '@/tests/setup/checkout-client'
import { accessibilityViolations, expect, open, type Page, THOROUGH, test } from './fixtures'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Buyer')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Subject').fill('My key is not taken')
  await page.getByLabel('Message').fill('First line\nSecond line')
}

test.describe('2 Screens: Contact (/contact)', () => {
  test('shows three channels, business hours, the response guarantee and three offices', async ({
    page,
  }) => {
    await open(page, '/contact')
    const channels = page.getByRole('list', { name: 'Contact channels' }).locator('> li')
    await expect(channels).toHaveCount(3)
    await expect(channels.nth(0)).toContainText('24 hours a day, 7 days a week')
    await expect(channels.nth(0)).toContainText('under 5 minutes')
    await expect(channels.nth(1).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:support@softhaven.example',
    )
    await expect(channels.nth(2).getByRole('link')).toHaveAttribute('href', /^tel:\+\d+$/)

    const hours = page.getByRole('region', { name: 'Business hours' })
    for (const [days, times] of [
      ['Monday–Friday', '9:00 AM–6:00 PM EST'],
      ['Saturday', '10:00 AM–4:00 PM EST'],
      ['Sunday', 'Closed'],
    ])
      await expect(hours.locator('dl > div').filter({ hasText: days })).toContainText(times ?? '')
    const guarantee = page.getByRole('region', { name: 'Response guarantee' })
    for (const [kind, answer] of [
      ['Critical issues', 'within 2 hours'],
      ['General support', 'within 24 hours'],
      ['Sales inquiries', 'within 4 hours'],
    ])
      await expect(guarantee.locator('dl > div').filter({ hasText: kind })).toContainText(
        answer ?? '',
      )
    const offices = page.getByRole('region', { name: 'Our offices' })
    await expect(offices.getByRole('heading', { level: 3 })).toHaveText([
      'New York',
      'London',
      'Sydney',
    ])
    await expect(offices.getByRole('link', { name: /@/ })).toHaveCount(3)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  test('has structured data', THOROUGH, async ({ page }) => {
    await page.goto('/contact')
    const structuredData = await page
      .locator('script[type="application/ld+json"]')
      .allTextContents()
    expect(structuredData.map((text) => JSON.parse(text)['@type'])).toContain('ContactPage')
  })
})

test.describe('2 Screens: Contact, the form', () => {
  test('sends the message once and says what happens next', async ({ page, store }) => {
    const email = 'contact@buyer.example'
    await open(page, '/contact')
    await fill(page, email)
    await page.getByLabel('Category', { exact: true }).selectOption('Business Partnership')
    await send(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused()
    await expect(page.getByText(`answers ${email} within 4 hours`)).toBeVisible()

    const { subject, text } = await firstMailTo(store, email)
    expect(subject).toBe('We have received your message')
    expect(text).not.toContain('First line')
    await page.waitForTimeout(1000)
    expect(await mailsTo(store, email)).toHaveLength(1)

    await page.getByRole('button', { name: 'Send another message' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })

  test(
    'speaks the language of the page, in the form and in the mail',
    THOROUGH,
    async ({ page, store }) => {
      const email = 'kontakt@buyer.example'
      await open(page, '/de/contact')
      await page.getByLabel('Vollständiger Name').fill('Ada')
      await page.getByLabel('E-Mail-Adresse').fill(email)
      await page.getByLabel('Betreff').fill('Frage')
      await page.getByLabel('Nachricht').fill('Guten Tag')
      await page.getByRole('button', { name: 'Nachricht senden' }).click()
      await expect(
        page.getByRole('heading', { name: 'Ihre Nachricht ist angekommen' }),
      ).toBeVisible()
      expect((await firstMailTo(store, email)).subject).toBe('Wir haben Ihre Nachricht erhalten')
    },
  )
})
