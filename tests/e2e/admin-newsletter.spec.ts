import { adminClient, signInOnPage } from '@/tests/setup/admin-client'
import { firstMailTo } from '@/tests/setup/checkout-client'
import type { TestStore } from '@/tests/setup/store'
import {
  accessibilityViolations,
  button,
  catalogue,
  expect,
  oneOf,
  type Page,
  PHONE,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

/** What the test leaves in each frame; the preview's frame stores and runs nothing. */
test.use({ expectedConsole: [/The document is sandboxed|Failed to load resource.*400/] })

test.beforeEach(({ page, store }) => signInOnPage(page, store))

/** A confirmed subscriber. */
async function subscriber(store: TestStore, email: string, locale = 'en'): Promise<void> {
  await store.sql.query(
    `INSERT INTO "NewsletterSubscriber" ("email", "locale", "confirmedAt") VALUES ($1, $2, now())`,
    [email, locale],
  )
}

const panel = (page: Page, name: RegExp) => page.getByRole('tabpanel', { name })

async function write(page: Page, language: RegExp, subject: string, text: string): Promise<void> {
  const fields = panel(page, language)
  await fields.getByLabel('Subject').fill(subject)
  await fields.getByRole('textbox', { name: 'Content' }).fill(text)
}

test.describe('9 Back office: newsletter', () => {
  test('writes a mailing in two languages, looks at it, tries it out and sends it', async ({
    page,
    store,
  }) => {
    await subscriber(store, 'first@reader.example')
    await subscriber(store, 'zweite@reader.example', 'de')
    const product = oneOf(await catalogue(store), ({ inStock }) => inStock)

    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Newsletter' }).click()
    await expect(page.getByText('No mailing was written yet.')).toBeVisible()
    await page.getByRole('link', { name: 'Write a mailing' }).click()

    await button(page, 'Save Draft').click()
    await expect(page.getByText('Enter a subject')).toBeVisible()
    await write(page, /everybody/, 'Deals of the week', 'Only until Sunday.')
    await page.getByLabel('Add a language').selectOption('German')
    await write(page, /German/, 'Angebote der Woche', 'Nur bis Sonntag.')
    await page.getByLabel('Search products to show').fill(product.name)
    await page.getByRole('list', { name: 'Found products' }).getByText(product.name).first().click()
    expect(await accessibilityViolations(page)).toEqual([])

    await button(page, 'Preview').click()
    const frame = page.frameLocator('iframe[title="Preview of the mail"]')
    await expect(frame.getByText('Nur bis Sonntag.')).toBeVisible()
    await expect(frame.getByText(product.name)).toBeVisible()
    await button(page, 'Phone').click()
    await expect(button(page, 'Phone')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Close').click()

    await button(page, 'Save Draft').click()
    await expect(toast(page, 'Mailing Saved')).toBeVisible()
    await button(page, 'Mail it to me').click()
    await expect(toast(page, 'Trial Mailed')).toBeVisible()

    await button(page, 'Send …').click()
    await expect(page.getByText(/^2 confirmed subscribers/)).toBeVisible()
    expect(await violationsOfVariant(page)).toEqual([])
    await button(page, 'Send now').dblclick()
    const figures = page.getByLabel('Figures')
    await expect(figures).toContainText(/Recipients2/)
    await expect(figures).toContainText(/Sent2/)
    expect((await firstMailTo(store, 'zweite@reader.example')).subject).toBe('Angebote der Woche')
    expect((await firstMailTo(store, 'first@reader.example')).text).toContain('Only until Sunday.')
    expect(await violationsOfVariant(page)).toEqual([])
  })

  test('schedules a mailing, pauses, continues and cancels it, on a phone', async ({
    page,
    store,
  }) => {
    await page.setViewportSize(PHONE)
    for (const name of ['a', 'b', 'c']) await subscriber(store, `${name}@slow-reader.example`)
    const admin = await adminClient(store)
    const { body } = await admin.post('/api/admin/mailings', {
      texts: { en: { subject: 'Slowly', content: '<p>One by one</p>' } },
      mailsPerMinute: 1,
    })
    await page.goto(`/admin/newsletter/${body.id}`)
    await button(page, 'Send …').click()
    await page.getByLabel('When').selectOption('later')
    await page.getByLabel('Send at (UTC)').fill('2020-01-01T10:00')
    await button(page, 'Schedule').click()
    await expect(page.getByText('Enter a time that is not over')).toBeVisible()
    const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 16)
    await page.getByLabel('Send at (UTC)').fill(nextMonth)
    await button(page, 'Schedule').click()
    await expect(page.getByRole('main').getByText(/Starts [\d/]+, \d+:\d\d [AP]M$/)).toBeVisible()
    await button(page, 'Back to draft').click()

    await button(page, 'Send …').click()
    await button(page, 'Send now').click()
    await button(page, 'Pause').click()
    await expect(button(page, 'Continue')).toBeVisible()
    await button(page, 'Continue').click()
    await expect(button(page, 'Pause')).toBeVisible()
    await button(page, 'Cancel mailing').click()
    await button(page, 'Cancel for good').click()
    await expect(page.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Figures')).toContainText('Not sent')
  })
})
