import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MAX_CV_BYTES } from '@/lib/content/careers/cv-limits'
import { accessibilityProblems, answerCalls, json, renderInStore } from '@/tests/setup/components'
import { ApplyForm } from './apply-form'

const form = <ApplyForm job="licensing-manager" storeName="Softhaven" keptMonths={6} />
const send = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Send Application' }))
const cv = () => screen.getByLabelText(/^CV/)
const file = (name: string, bytes = 10, type = 'application/pdf') =>
  new File([new Uint8Array(bytes)], name, { type })

async function fill(user: UserEvent): Promise<void> {
  await user.type(screen.getByLabelText(/^Full Name/), 'Ada Applicant')
  await user.type(screen.getByLabelText(/^Email Address/), 'ada@jobs.example')
  await user.type(screen.getByLabelText(/^Message/), 'Because keys should arrive.')
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }))
}

describe('the form of an application', () => {
  it('asks for what is missing', async () => {
    const sent = answerCalls({})
    const { user } = await renderInStore(form)
    await send(user)
    expect(screen.getAllByText('Please fill in this field')).toHaveLength(3)
    expect(screen.getByText('Please attach your CV')).toBeVisible()
    expect(screen.getByText('Please agree that we store your application')).toBeVisible()
    expect(screen.getByLabelText(/^Full Name/)).toHaveFocus()
    expect(sent).toEqual([])
    expect(await accessibilityProblems()).toEqual([])
  })

  it('refuses a file that is too large or of another kind at once, and takes one back', async () => {
    await renderInStore(form)
    // The browser's own picker would not offer some of them.
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(cv(), file('large.pdf', MAX_CV_BYTES + 1))
    expect(await screen.findByText('Please choose a file of at most 5 MB')).toBeVisible()
    await user.upload(cv(), file('cv.txt', 10, 'text/plain'))
    expect(await screen.findByText('Please choose a PDF or DOCX file')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Remove cv.txt' }))
    expect(cv()).toHaveFocus()
    await user.upload(cv(), file('cv.docx', 10, 'application/octet-stream'))
    expect(screen.getByRole('button', { name: 'Remove cv.docx' })).toBeVisible()
    expect(screen.queryByText(/^Please choose/)).not.toBeInTheDocument()
  })

  it('sends all of it once, and says what happens next', async () => {
    const sent = answerCalls({ 'POST /api/applications': () => json(201, { success: true }) })
    const { user } = await renderInStore(form)
    await fill(user)
    await user.upload(cv(), file('Ada CV.pdf'))
    expect(await accessibilityProblems()).toEqual([])
    await user.dblClick(screen.getByRole('button', { name: 'Send Application' }))
    expect(
      await screen.findByRole('heading', { name: 'Your application has arrived' }),
    ).toHaveFocus()
    expect(screen.getByText(/within 5 business days/)).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    expect(sent).toMatchObject([
      {
        call: 'POST /api/applications',
        body: { job: 'licensing-manager', consent: 'true', locale: 'en', name: 'Ada Applicant' },
      },
    ])
  })

  it('says beside the file what the store found wrong with it, and loses nothing typed', async () => {
    const message = 'The CV must be a PDF or a Word document (DOCX)'
    answerCalls({
      'POST /api/applications': () =>
        json(400, { code: 'invalid', message, issues: [{ path: 'cv', message }] }),
    })
    const { user } = await renderInStore(form)
    await fill(user)
    await user.upload(cv(), file('Ada CV.pdf'))
    await send(user)
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Because keys should arrive.')
    expect(screen.getByText('Ada CV.pdf')).toBeVisible()
  })
})
