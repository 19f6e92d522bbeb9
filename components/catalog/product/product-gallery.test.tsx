import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { accessibilityProblems, renderInStore } from '@/tests/setup/components'
import { ProductGallery } from './product-gallery'

const PICTURES = ['/images/one.webp', '/images/two.webp', '/images/three.webp']

const stage = () => screen.getByRole('group', { name: 'Product pictures' })
const press = (name: string, place = within(stage())) => place.getByRole('button', { name })
const picture = () => press('Zoom the picture')
const level = () => within(stage()).getByRole('status', { name: 'Zoom level' })
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'

const openGallery = () =>
  renderInStore(<ProductGallery id={1} name="Norton 360" pictures={PICTURES} />)

function expectPicture(number: number) {
  expect(within(stage()).getByText(`${number}/3`)).toBeInTheDocument()
  const shown = within(stage()).getByRole('img', { name: `Norton 360, image ${number}` })
  expect(decodeURIComponent(shown.getAttribute('src') ?? '')).toContain(PICTURES[number - 1])
  for (const other of [1, 2, 3]) {
    const thumbnail = press(`image ${other}`)
    if (other === number) expect(thumbnail).toHaveAttribute('aria-current', 'true')
    else expect(thumbnail).not.toHaveAttribute('aria-current')
  }
}

function expectScale(scale: number) {
  expect(level()).toHaveTextContent(`${scale}x`)
  expect(within(stage()).getAllByRole('img')[0]).toHaveStyle({ transform: `scale(${scale})` })
}

describe('the pictures of a product', () => {
  it('turn by buttons, thumbnails and keys', async () => {
    const { user } = await openGallery()
    expectPicture(1)
    await user.click(press('Next'))
    expectPicture(2)
    await user.click(press('Previous'))
    await user.click(press('Previous'))
    expectPicture(3)
    await user.click(press('Next'))
    expectPicture(1)
    await user.click(press('image 3'))
    expectPicture(3)
    await user.keyboard('{ArrowLeft}')
    expectPicture(2)
    await user.keyboard('{ArrowRight}')
    expectPicture(3)
    expect(await accessibilityProblems()).toEqual([])
  })

  it('zoom in steps of a half between 1 and 3, and by a click', async () => {
    const { user } = await openGallery()
    expectScale(1)
    expect(isOff(press('Zoom out'))).toBe(true)
    for (const scale of [1.5, 2, 2.5, 3]) {
      await user.click(press('Zoom in'))
      expectScale(scale)
    }
    expect(isOff(press('Zoom in'))).toBe(true)
    expect(press('Zoom in')).toHaveFocus()
    for (const scale of [2.5, 2, 1.5, 1]) {
      await user.click(press('Zoom out'))
      expectScale(scale)
    }
    expect(isOff(press('Zoom out'))).toBe(true)

    act(() => picture().focus())
    await user.keyboard('{Enter}')
    expectScale(2)
    expect(picture()).toHaveAttribute('aria-pressed', 'true')
    await user.keyboard(' ')
    expectScale(1)
    // Another picture starts unzoomed.
    await user.click(press('Zoom in'))
    await user.click(press('Next'))
    expectScale(1)
  })

  it('zoom by plus and minus, and Escape ends it', async () => {
    const { user } = await openGallery()
    act(() => picture().focus())
    for (const [key, scale] of [
      ['+', 1.5],
      ['=', 2],
      ['-', 1.5],
      ['+', 2],
      ['+', 2.5],
      ['+', 3],
      ['+', 3],
      ['{Escape}', 1],
      ['-', 1],
    ] as const) {
      await user.keyboard(key)
      expectScale(scale)
    }
  })

  it('say to screen readers which one is shown', async () => {
    const { user } = await openGallery()
    const counter = stage().querySelector('[aria-live="polite"]')
    expect(counter).toHaveTextContent('Image 1 of 3')
    await user.click(press('Next'))
    expect(counter).toHaveTextContent('Image 2 of 3')
  })

  it('fill the screen until Escape, unzoomed, and return the focus', async () => {
    const { user } = await openGallery()
    await user.click(press('Zoom in'))
    await user.click(press('Fullscreen'))
    const view = await screen.findByRole('dialog', { name: 'Norton 360: pictures' })
    const shown = within(view).getByRole('status', { name: 'Zoom level' })
    expect(shown).toHaveTextContent('1x')
    // The mouse is always over it here, and changes nothing.
    fireEvent.mouseMove(within(view).getByRole('button', { name: 'Zoom the picture' }))
    expect(shown).toHaveTextContent('1x')
    await user.click(within(view).getByRole('button', { name: 'Next' }))
    expect(within(view).getByText('2/3')).toBeInTheDocument()
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(within(view).getByText('3/3')).toBeInTheDocument()
    await user.keyboard('+')
    expect(shown).toHaveTextContent('1.5x')
    expect(await accessibilityProblems()).toEqual([])
    // The focus stays within.
    for (let presses = 0; presses < 10; presses++) {
      await user.tab()
      expect(view).toContainElement(document.activeElement as HTMLElement)
    }
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(press('Fullscreen')).toHaveFocus()
    expectPicture(3)
    expectScale(1)

    await user.keyboard('{Enter}')
    const again = await screen.findByRole('dialog')
    await user.click(within(again).getByRole('button', { name: 'Close fullscreen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(press('Fullscreen')).toHaveFocus()
  })
})

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'

describe('the video of a product', () => {
  it('comes after the pictures, and its host is contacted only by who starts it and was told so', async () => {
    const { user } = await renderInStore(
      <ProductGallery id={1} name="Norton 360" pictures={PICTURES} videoUrl={VIDEO} />,
    )
    await user.click(press('Video of Norton 360'))
    expect(within(stage()).getByText('4/4')).toBeInTheDocument()
    expect(stage()).toHaveTextContent('Playing it contacts YouTube')
    expect(isOff(press('Zoom in'))).toBe(true)
    expect(document.querySelector('iframe')).toBeNull()
    expect(document.body.innerHTML).not.toContain('youtube')
    expect(await accessibilityProblems()).toEqual([])
    await user.click(press('Play the video'))
    const frame = screen.getByTitle('Video of Norton 360')
    expect(frame.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
    await user.click(press('Next'))
    expect(screen.queryByTitle('Video of Norton 360')).toBeNull()
  })

  it('is not there for an address of another host', async () => {
    await renderInStore(
      <ProductGallery
        id={1}
        name="Norton 360"
        pictures={PICTURES}
        videoUrl="https://evil.example/v"
      />,
    )
    expect(within(stage()).getByText('1/3')).toBeInTheDocument()
  })
})

it('pictures say what they show, and which are screenshots', async () => {
  const { user } = await renderInStore(
    <ProductGallery
      id={1}
      name="Norton 360"
      pictures={PICTURES}
      texts={{ '/images/two.webp': { text: 'The start page', isScreenshot: true } }}
    />,
  )
  expect(screen.queryByText('Screenshot')).toBeNull()
  await user.click(press('Next'))
  expect(within(stage()).getByRole('img', { name: 'The start page' })).toBeInTheDocument()
  expect(screen.getByText('Screenshot')).toBeVisible()
  expect(screen.getByText('The start page')).toBeVisible()
})
