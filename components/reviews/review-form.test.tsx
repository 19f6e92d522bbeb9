import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { AppError } from '@/lib/core/errors'
import { say } from '@/lib/core/server-text'
import type { OwnReview } from '@/lib/reviews/contracts'
import {
  accessibilityProblems,
  answerCalls,
  fill,
  json,
  refusal,
  renderInStore,
} from '@/tests/setup/components'
import { ReviewForm } from './review-form'

const WRITE = 'POST /api/reviews'
const ADD = 'POST /api/reviews/pictures'
const REMOVE = 'POST /api/reviews/pictures/[id]/remove'

const REVIEW: OwnReview = {
  stars: 5,
  title: '',
  text: 'Installed in minutes.',
  displayName: 'Ada B.',
  status: 'pending',
  declineReason: null,
  pictures: [],
}
const stored = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  width: 60,
  height: 40,
  thumbnail: 'data:image/webp;base64,AAAA',
})
const picture = (name: string, type = 'image/png', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type })

function Form({ before }: { before: OwnReview | null }) {
  const [review, setReview] = useState(before)
  return (
    <ReviewForm
      itemId={7}
      token="mailed"
      review={review}
      suggestedName="Ada B."
      onSent={setReview}
    />
  )
}
const field = () => screen.getByLabelText(/^Pictures/)
async function write(user: UserEvent): Promise<void> {
  await user.click(screen.getByRole('radio', { name: '5 stars' }))
  await fill(user, screen.getByLabelText(/^Your review/), REVIEW.text)
}

describe('the pictures of a review', () => {
  it('go to it once it is written, one after the other', async () => {
    let pictures: OwnReview['pictures'] = []
    const sent = answerCalls({
      [WRITE]: () => json(200, REVIEW),
      [ADD]: () => {
        pictures = [...pictures, stored(pictures.length + 1)]
        return json(200, { ...REVIEW, pictures })
      },
    })
    const { user } = await renderInStore(<Form before={null} />)
    await write(user)
    await user.upload(field(), [picture('one.png'), picture('two.webp', 'image/webp')])
    expect(screen.getByRole('img', { name: 'New picture 2' })).toBeVisible()
    expect(await accessibilityProblems()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText(/^Thank you! Your review is shown once/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'Picture 2' })).toBeVisible()
    expect(screen.queryByRole('img', { name: /^New picture/ })).toBeNull()
    expect(sent.map(({ call }) => call)).toEqual([WRITE, ADD, ADD])
    expect(sent[1]?.body).toMatchObject({ token: 'mailed', itemId: '7' })
  })

  it('are refused at once where they are too many, too large or of another kind', async () => {
    answerCalls({})
    await renderInStore(<Form before={{ ...REVIEW, pictures: [1, 2, 3].map(stored) }} />)
    // The browser's own picker would not offer some of them.
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(field(), picture('notes.pdf', 'application/pdf'))
    expect(screen.getByText(/^notes.pdf: please choose a JPEG/)).toBeVisible()
    await user.upload(field(), picture('large.png', 'image/png', 5 * 1024 * 1024))
    expect(screen.getByText(/^large.png: please choose a picture smaller than 5 MB/)).toBeVisible()
    await user.upload(field(), [picture('one.png'), picture('two.png')])
    expect(screen.getByText('No more than 4 pictures can be sent')).toBeVisible()
    expect(screen.getAllByRole('img', { name: /^New picture/ })).toHaveLength(1)
    expect(field()).toBeDisabled()
  })

  it('leave the review as it is saved where one does not arrive, and stay to be sent again', async () => {
    let isBroken = true
    answerCalls({
      [WRITE]: () => json(200, REVIEW),
      [ADD]: () =>
        isBroken
          ? refusal(new AppError('invalid', say('media.imageUnreadable')))
          : json(200, { ...REVIEW, pictures: [stored(1)] }),
    })
    const { user } = await renderInStore(<Form before={null} />)
    await write(user)
    await user.upload(field(), picture('broken.png'))
    await user.click(screen.getByRole('button', { name: 'Send review' }))
    expect(await screen.findByText(/^Your review is saved, but not all/)).toBeVisible()
    expect(screen.getByRole('img', { name: 'New picture 1' })).toBeVisible()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByRole('img', { name: 'Picture 1' })).toBeVisible()
    expect(screen.queryByText(/^Your review is saved, but/)).toBeNull()
  })

  it('can be taken off again', async () => {
    const sent = answerCalls({ [REMOVE]: () => json(200, REVIEW) })
    const { user } = await renderInStore(<Form before={{ ...REVIEW, pictures: [stored(1)] }} />)
    await user.click(screen.getByRole('button', { name: 'Remove Picture 1' }))
    expect(screen.queryByRole('img', { name: 'Picture 1' })).toBeNull()
    expect(sent).toMatchObject([
      { call: `POST /api/reviews/pictures/${stored(1).id}/remove`, body: { token: 'mailed' } },
    ])
  })
})
