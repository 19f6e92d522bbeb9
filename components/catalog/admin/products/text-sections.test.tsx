import { describe, expect, it } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  renderInBackOffice,
} from '@/tests/setup/components'
import { ReleaseFields } from './release-fields'
import { StoryFields, useStory } from './story-fields'
import { TrialFields } from './trial-fields'
import { useProductForm } from './use-product-form'

/** Stands for the editor of articles, which its page hands to the form. */
function Editor() {
  const { label, value, onChange } = useStory()
  return (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  )
}

function Form() {
  const form = useProductForm({ categoryId: 1, onClose: () => {} })
  return (
    <form onSubmit={form.submit} noValidate>
      <StoryFields form={form} editor={<Editor />} />
      <ReleaseFields form={form} />
      <TrialFields form={form} />
      <button type="submit" aria-label="save" />
    </form>
  )
}

const section = (title: string) => {
  const found = screen
    .getAllByText(title)
    .map((each) => each.closest('summary')?.closest('details'))
    .find((each) => each)
  if (!found) throw new Error(`There is no section ${title}`)
  return found
}
const RELEASES = 'What is new in its versions'
const save = () => screen.getByRole('button', { name: 'save' })
const refused = (path: string, message: string) => () =>
  json(400, { code: 'invalid', message, issues: [{ path, message }] })

describe('what a product says at length', () => {
  it('is edited once its section is open, and sent as it was written', async () => {
    const sent = answerCalls({
      'POST /api/admin/products': refused('story', 'story names a picture that is gone'),
    })
    const { user } = await renderInBackOffice(<Form />)
    expect(screen.queryByRole('textbox', { name: 'Full text' })).not.toBeInTheDocument()
    await user.click(within(section('Full text')).getByText('Full text'))
    await fill(user, await screen.findByRole('textbox', { name: 'Full text' }), '<h2>All</h2>')
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ story: '<h2>All</h2>', releases: [], trialUrl: '' })
    expect(section('Full text')).toHaveAttribute('open')
    expect(section(RELEASES)).not.toHaveAttribute('open')
  })

  it('has versions that are added before the others, and removed', async () => {
    const sent = answerCalls({
      'POST /api/admin/products': refused('releases.1.version', 'The version “4.1” is named twice'),
    })
    const { user } = await renderInBackOffice(<Form />)
    await user.click(within(section(RELEASES)).getByText(RELEASES))
    for (const version of ['4.0', '4.1', '4.2']) {
      await user.click(screen.getByRole('button', { name: 'Add a version' }))
      const [named] = screen.getAllByLabelText(/^Name of the version/)
      const [notes] = screen.getAllByLabelText(/^What is new/)
      if (!named || !notes) throw new Error('There are no fields of a version')
      await fill(user, named, version)
      await fill(user, notes, `Notes of ${version}`)
    }
    expect(await accessibilityProblems()).toEqual([])
    const [, , first] = screen.getAllByRole('button', { name: /^Remove version/ })
    if (first) await user.click(first)
    await user.click(save())
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({
      releases: [
        { version: '4.2', notes: 'Notes of 4.2' },
        { version: '4.1', notes: 'Notes of 4.1' },
      ],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('The version “4.1” is named twice')
  })

  it('does not send a version without its notes, and shows where they are missing', async () => {
    const sent = answerCalls({ 'POST /api/admin/products': refused('name', 'No') })
    const { user } = await renderInBackOffice(<Form />)
    await user.click(within(section(RELEASES)).getByText(RELEASES))
    await user.click(screen.getByRole('button', { name: 'Add a version' }))
    await fill(user, screen.getByLabelText(/^Name of the version/), '4.2')
    await user.click(within(section(RELEASES)).getByText(RELEASES))
    await user.click(save())
    expect(await screen.findByText('Write what is new')).toBeVisible()
    expect(section(RELEASES)).toHaveAttribute('open')
    expect(sent).toHaveLength(0)
  })
})

it('a trial is sent as it was typed, and what is refused stands at its field', async () => {
  const message = 'The trial must be an address that begins with https://'
  const sent = answerCalls({ 'POST /api/admin/products': refused('trialUrl', message) })
  const { user } = await renderInBackOffice(<Form />)
  await user.click(within(section('Free trial')).getByText('Free trial'))
  await fill(user, screen.getByLabelText('Address of the trial'), 'http://publisher.example')
  await fill(user, screen.getByLabelText('Days to try it'), '14')
  await user.click(save())
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({ trialUrl: 'http://publisher.example', trialDays: '14' })
  await waitFor(() =>
    expect(screen.getByLabelText('Address of the trial')).toHaveAccessibleDescription(message),
  )
})
