import { expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import type { PictureTexts } from '@/lib/catalog/picture-texts'
import { accessibilityProblems, renderInBackOffice } from '@/tests/setup/components'
import { PictureTextFields } from './picture-text-fields'

const MAIN = '/images/a.webp'
const SECOND = '/images/b.webp'

it('asks of each picture what it shows, and keeps what is said of the others', async () => {
  const changed = jest.fn<(texts: PictureTexts) => void>()
  const texts = { [MAIN]: { text: 'The box', isScreenshot: false } }
  const { user } = await renderInBackOffice(
    <PictureTextFields
      pictures={[MAIN, SECOND]}
      texts={texts}
      error={undefined}
      onChange={changed}
    />,
  )
  expect(screen.getByLabelText('Main image shows')).toHaveValue('The box')
  expect(await accessibilityProblems()).toEqual([])
  await user.click(screen.getByRole('checkbox', { name: /Screenshot.*Image 2/ }))
  expect(changed).toHaveBeenLastCalledWith({
    ...texts,
    [SECOND]: { text: '', isScreenshot: true },
  })
  await user.type(screen.getByLabelText('Image 2 shows'), 'X')
  expect(changed).toHaveBeenLastCalledWith({
    ...texts,
    [SECOND]: { text: 'X', isScreenshot: false },
  })
})
