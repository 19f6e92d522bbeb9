import { JOBS, type Job } from '@/content/careers'
import { eventually } from '@/tests/setup/api-client'
import { firstMailTo, mailsTo } from '@/tests/setup/checkout-client'
import { PDF } from '@/tests/setup/files'
import {
  accessibilityViolations,
  expect,
  MISSING_PAGE_NOTES,
  open,
  type Page,
  THOROUGH,
  test,
} from './fixtures'

const [JOB] = JOBS as readonly [Job]
const JOB_PATH = `/careers/${JOB.slug}`

const send = (page: Page) => page.getByRole('button', { name: 'Send Application' })
const cvField = (page: Page) => page.locator('input[type=file]')
const pdf = (name = 'Ada CV.pdf') => ({ name, mimeType: 'application/pdf', buffer: PDF })

async function fill(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Applicant')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Message').fill('Because keys should arrive.')
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}

test.describe('2 Screens: Careers (/careers)', () => {
  test.describe('a job that is not there', () => {
    test.use({ expectedConsole: MISSING_PAGE_NOTES })

    test('answers 404 and shows those that are open', THOROUGH, async ({ page }) => {
      for (const path of ['/careers/chief-of-nothing', '/de/careers/..%2Fadmin']) {
        expect((await page.goto(path))?.status()).toBe(404)
      }
      await page.goto('/careers/chief-of-nothing')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Position Not Found')
      await expect(page.getByRole('main').getByRole('link', { name: JOB.title })).toBeVisible()
    })
  })
})

test.describe('2 Screens: Careers, Apply Now', () => {
  test('leads to a job, sends the application with the CV and says what happens next', async ({
    page,
    store,
  }) => {
    const email = 'apply@jobs.example'
    await open(page, '/careers')
    expect(await accessibilityViolations(page)).toEqual([])
    await page.getByRole('link', { name: `Apply Now: ${JOB.title}` }).click()
    await expect(page).toHaveURL(new RegExp(`${JOB_PATH}#apply$`))
    await expect(page.getByRole('heading', { name: 'Apply for this position' })).toBeInViewport()
    await fill(page, email)
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    await page.getByLabel('Link').fill('linkedin.com/in/ada')
    await cvField(page).setInputFiles(pdf())
    await expect(page.getByText('Ada CV.pdf')).toBeVisible()
    await send(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeFocused()
    // The page of all jobs is kept hidden.
    await expect(
      page.getByText('within 5 business days').filter({ visible: true }).last(),
    ).toBeVisible()

    expect((await firstMailTo(store, email)).subject).toBe(
      `We have received your application: ${JOB.title}`,
    )
    const received = await eventually(async () =>
      (await mailsTo(store, 'careers@softhaven.example')).find(({ text }) => text.includes(email)),
    )
    expect(received.text).toContain('https://linkedin.com/in/ada')
    await page.waitForTimeout(1000)
    expect(await mailsTo(store, email)).toHaveLength(1)
  })
})
