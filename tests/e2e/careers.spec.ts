import { DEPARTMENTS, JOBS, type Job } from '@/content/careers'
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
  test('shows six open jobs and the company, and leads to a job and its form', async ({ page }) => {
    await test.step('shows six open jobs, departments, values, benefits and the application process', async () => {
      await open(page, '/careers')
      const jobs = page.getByRole('region', { name: 'Open positions' })
      await expect(jobs.getByRole('heading', { level: 3 })).toHaveText(
        JOBS.map(({ title }) => title),
      )
      await expect(jobs.getByRole('link', { name: /^Apply Now/ })).toHaveCount(6)
      await expect(jobs).toContainText('$145,000 to $185,000 a year')
      const departments = page.getByRole('region', { name: 'Departments' })
      await expect(departments.getByRole('heading', { level: 3 })).toHaveText(
        DEPARTMENTS.map(({ name }) => name),
      )
      for (const name of ['What we value', 'Benefits', 'How we hire'])
        await expect(page.getByRole('region', { name })).toBeVisible()
      await expect(page.getByText('within 5 business days')).toBeVisible()
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Contact us' }),
      ).toHaveAttribute('href', '/contact')
      expect(await accessibilityViolations(page)).toEqual([])
    })
    await test.step('leads from a job to its page and its form', async () => {
      await page.getByRole('link', { name: JOB.title, exact: true }).click()
      await expect(page).toHaveURL(new RegExp(`${JOB_PATH}$`))
      await expect(page.getByRole('heading', { level: 1, name: JOB.title })).toBeVisible()
      for (const line of [...JOB.responsibilities, ...JOB.requirements])
        await expect(page.getByText(line)).toBeVisible()
      const details = page.getByRole('region', { name: 'Facts about the position' })
      await expect(details).toContainText(JOB.location)
      await expect(details).toContainText('Full-time')
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      const posting = data
        .map((text) => JSON.parse(text))
        .find((data) => data['@type'] === 'JobPosting')
      expect(posting).toMatchObject({
        title: JOB.title,
        datePosted: JOB.posted,
        baseSalary: { value: { minValue: JOB.salary.from, maxValue: JOB.salary.to } },
      })
      await page.goto('/careers')
      await page.getByRole('link', { name: `Apply Now: ${JOB.title}` }).click()
      await expect(page).toHaveURL(new RegExp(`${JOB_PATH}#apply$`))
      await expect(page.getByRole('heading', { name: 'Apply for this position' })).toBeInViewport()
    })
  })

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
  test('sends the application with the CV and says what happens next', async ({ page, store }) => {
    const email = 'apply@jobs.example'
    await open(page, JOB_PATH)
    await fill(page, email)
    await page.getByLabel('Phone').fill('+1 212 555 0100')
    await page.getByLabel('Link').fill('linkedin.com/in/ada')
    await cvField(page).setInputFiles(pdf())
    await expect(page.getByText('Ada CV.pdf')).toBeVisible()
    await send(page).dblclick()
    await expect(page.getByRole('heading', { name: 'Your application has arrived' })).toBeFocused()
    await expect(page.getByText('within 5 business days').last()).toBeVisible()

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
