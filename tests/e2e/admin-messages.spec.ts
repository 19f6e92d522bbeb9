import type { Request } from '@playwright/test'
import { JOBS } from '@/content/careers'
import { clientOfRole, signInOnPage } from '@/tests/setup/admin-client'
import { apiClient, eventually } from '@/tests/setup/api-client'
import { mailsTo } from '@/tests/setup/checkout-client'
import { PDF } from '@/tests/setup/files'
import type { TestStore } from '@/tests/setup/store'
import { expectNoSideways } from './boxes'
import {
  accessibilityViolations,
  button,
  expect,
  THOROUGH,
  test,
  toast,
  violationsOfVariant,
} from './fixtures'

/** Sends a message by the contact form's call. */
async function write(store: TestStore, more: object = {}) {
  const visitor = apiClient(store.url)
  const email = `${visitor.session}@visitor.example`
  const subject = `Question of ${visitor.session}`
  const answer = await visitor.call('/api/contact', {
    method: 'POST',
    body: {
      name: 'Ada Visitor',
      email,
      category: 'technical',
      subject,
      message: 'First line\n\n<b>Third</b> line',
      locale: 'fr',
      website: '',
      ...more,
    },
  })
  expect(answer.status).toBe(201)
  return { email, subject }
}

async function readAt(store: TestStore, email: string): Promise<Date | null> {
  const { rows } = await store.sql.query(
    'SELECT "readAt" FROM "ContactMessage" WHERE "email" = $1',
    [email],
  )
  return rows[0].readAt
}

test.beforeEach(({ page, store }) => signInOnPage(page, store))

test.describe('9 Back office: contact messages', () => {
  test('are counted, answered by mail, closed, reopened and deleted', async ({ page, store }) => {
    await test.step('marks what is unread, counts what is open, and answers by mail', async () => {
      const { email, subject } = await write(store)
      await page.goto('/admin/messages')
      const unread = page.getByRole('link', { name: `Unread: ${subject}` })
      await expect(unread).toBeVisible()
      await expect(page.getByRole('tab', { name: /^Messages \d+\+? open$/ })).toBeVisible()
      expect(await accessibilityViolations(page)).toEqual([])
      await unread.click()
      await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText(
        '<b>Third</b> line',
      )
      await expect.poll(() => readAt(store, email)).not.toBeNull()
      expect(await accessibilityViolations(page)).toEqual([])

      await page.getByRole('textbox', { name: 'Answer' }).fill('Try it once more.\n\nYour team')
      await button(page, 'Send answer').dblclick()
      await expect(toast(page, 'Answer Sent')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Answer by admin' })).toHaveCount(1)
      await expect(page.getByRole('textbox', { name: 'Answer' })).toHaveValue('')
      const answers = async () =>
        (await mailsTo(store, email)).filter(({ text }) => text.includes('Try it once more.'))
      const [mail] = await eventually(async () => {
        const found = await answers()
        return found.length > 0 && found
      })
      expect(mail?.subject).toBe(`Re\u202f: ${subject}`)
      expect(mail?.text).toContain('Bonjour Ada Visitor')
      expect(mail?.text).toContain('<b>Third</b> line')
      expect(mail?.html).not.toContain('<b>Third</b>')
      const { rows } = await store.sql.query(
        `SELECT count(*)::int AS n FROM "Email" WHERE "kind" = 'contact_answer' AND "toAddress" = $1`,
        [email],
      )
      expect(rows).toEqual([{ n: 1 }])

      await page.getByRole('link', { name: 'All messages' }).click()
      await expect(page.getByRole('link', { name: subject })).toHaveCount(0)
      await page.getByLabel('Status').selectOption('answered')
      await expect(page.getByRole('row').filter({ hasText: subject })).toContainText('Answered')
    })
    await test.step('closes, reopens and deletes one', async () => {
      const { email, subject } = await write(store)
      await page.goto('/admin/messages')
      await page.getByLabel('Search messages').fill(email)
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByRole('link', { name: subject }).click()
      await button(page, 'Close without answer').click()
      await expect(toast(page, 'Message Closed')).toBeVisible()
      await button(page, 'Reopen').click()
      await expect(button(page, 'Close without answer')).toBeVisible()
      await button(page, 'Delete').click()
      const dialog = page.getByRole('alertdialog', { name: 'Delete this message?' })
      await expect(dialog).toContainText('Ada Visitor')
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Delete message' }).click()
      await expect(page).toHaveURL(/\/admin\/messages$/)
      await page.getByLabel('Search messages').fill(email)
      await expect(page.getByText('No message matches.')).toBeVisible()
      const { rows } = await store.sql.query('SELECT 1 FROM "Email" WHERE "toAddress" = $1', [
        email,
      ])
      expect(rows).toEqual([])
    })
  })

  test(
    'stays closed when the note that it was read is answered late',
    THOROUGH,
    async ({ page, store }) => {
      const { email, subject } = await write(store)
      let answer = () => {}
      const held = new Promise<void>((resolve) => {
        answer = resolve
      })
      const isNote = (request: Request) => request.postData()?.includes('isRead') === true
      await page.route(/\/api\/admin\/messages\/\d+$/, async (route) => {
        if (!isNote(route.request())) return route.continue()
        const response = await route.fetch()
        await held
        await route.fulfill({ response })
      })
      const answered = page.waitForResponse((response) => isNote(response.request()))
      await page.goto('/admin/messages')
      await page.getByRole('link', { name: subject }).click()
      await expect.poll(() => readAt(store, email)).not.toBeNull()
      await button(page, 'Close without answer').click()
      await expect(button(page, 'Reopen')).toBeVisible()
      answer()
      await (await answered).finished()
      await page.waitForTimeout(300)
      await expect(button(page, 'Reopen')).toBeVisible()
    },
  )

  test('works on a phone', THOROUGH, async ({ page, store }) => {
    const { subject } = await write(store)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/messages')
    await page.getByRole('link', { name: subject }).click()
    await expect(button(page, 'Send answer')).toBeVisible()
    await expectNoSideways(page)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})

test.describe('9 Back office: newsletter subscribers and job applications', () => {
  test('are listed, given as files and removed', async ({ page, store }) => {
    await test.step('subscribers are exported and removed', async () => {
      const stamp = Date.now()
      await store.sql.query(
        `INSERT INTO "NewsletterSubscriber" ("email", "confirmedAt") VALUES ($1, now()), ($2, NULL)`,
        [`reader-${stamp}@reader.example`, `waiting-${stamp}@reader.example`],
      )
      await page.goto('/admin/messages')
      await page.getByRole('link', { name: 'Newsletter' }).click()
      await page.getByLabel('Search subscribers').fill(String(stamp))
      await expect(page.getByRole('row')).toHaveCount(3)
      await page.getByLabel('State').selectOption('waiting')
      await expect(page.getByRole('row')).toHaveCount(2)
      await expect(page.getByRole('row').nth(1)).toContainText('Waiting')
      expect(await violationsOfVariant(page)).toEqual([])
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Export confirmed').click(),
      ])
      expect(file.suggestedFilename()).toBe('newsletter.csv')
      await page.getByLabel('State').selectOption('')
      await button(page, `Remove reader-${stamp}@reader.example`).click()
      const dialog = page.getByRole('alertdialog', { name: 'Remove this subscriber?' })
      expect(await violationsOfVariant(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Remove subscriber' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('row')).toHaveCount(2)
    })
    await test.step('an application gives its CV as a file and is deleted', async () => {
      const name = `Applicant ${Date.now()}`
      const form = new FormData()
      const fields = {
        job: JOBS[0]?.slug ?? '',
        name,
        email: `a${Date.now()}@jobs.example`,
        phone: '+1 212 555 0100',
        link: 'linkedin.com/in/ada',
        message: 'Because keys should arrive.',
        consent: 'true',
        locale: 'en',
        website: '',
      }
      for (const [field, value] of Object.entries(fields)) form.set(field, value)
      form.set('cv', new File([new Uint8Array(PDF)], 'Ada.pdf', { type: 'application/pdf' }))
      const sent = await fetch(`${store.url}/api/applications`, {
        method: 'POST',
        headers: { 'x-forwarded-for': apiClient(store.url).address },
        body: form,
      })
      expect(sent.status).toBe(201)

      await page.goto('/admin/messages/applications')
      await page.getByLabel('Search applications').fill(name)
      await expect(page.getByRole('row')).toHaveCount(2)
      expect(await violationsOfVariant(page)).toEqual([])
      await button(page, name).click()
      const dialog = page.getByRole('dialog', { name })
      await expect(dialog).toContainText('Because keys should arrive.')
      await expect(dialog.getByRole('link', { name: /linkedin\.com/ })).toHaveAttribute(
        'rel',
        /noopener/,
      )
      expect(await accessibilityViolations(page)).toEqual([])
      const [cv] = await Promise.all([
        page.waitForEvent('download'),
        dialog.getByRole('button', { name: 'Download CV' }).click(),
      ])
      expect(cv.suggestedFilename()).toBe('Ada.pdf')
      const { rows } = await store.sql.query(
        `SELECT count(*)::int AS n FROM "AuditEntry" a JOIN "JobApplication" j ON j."id"::text = a."entityId"
         WHERE a."action" = 'application.read_cv' AND j."name" = $1`,
        [name],
      )
      expect(rows).toEqual([{ n: 1 }])
      // The dialog's header closes it too.
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(dialog).toBeHidden()
      await button(page, `Delete the application of ${name}`).click()
      await page.getByRole('button', { name: 'Delete application' }).click()
      await expect(page.getByText('No application matches.')).toBeVisible()
    })
  })
})

test.describe('9 Back office: what a role does not include', () => {
  test('hides subscribers and applications from moderators', async ({ page, store }) => {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const { token } = await clientOfRole(store, 'moderator')
    await page.addInitScript((saved) => localStorage.setItem('adminToken', saved), token)
    await page.goto('/admin/messages')
    await expect(page.getByRole('navigation', { name: 'Messages' }).getByRole('link')).toHaveText([
      'Contact messages',
      'Saved answers',
    ])
    for (const path of ['subscribers', 'applications']) {
      await page.goto(`/admin/messages/${path}`)
      await expect(
        page.getByText('Your role does not include this. An administrator can change it.'),
      ).toBeVisible()
      expect(await violationsOfVariant(page)).toEqual([])
    }
    expect(calls.filter((path) => /api\/admin\/(subscribers|applications)/.test(path))).toEqual([])
  })
})
