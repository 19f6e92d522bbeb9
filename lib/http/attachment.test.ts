import { describe, expect, it } from '@jest/globals'
import { attachment } from './attachment'

describe('the name of an attachment', () => {
  it.each([
    ['cv.pdf', `attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`],
    [
      'Zoë Müller (2).docx',
      `attachment; filename="Zo_ M_ller (2).docx"; filename*=UTF-8''Zo%C3%AB%20M%C3%BCller%20%282%29.docx`,
    ],
    [
      'a"\r\nx: y.pdf',
      `attachment; filename="a___x_ y.pdf"; filename*=UTF-8''a%22%0D%0Ax%3A%20y.pdf`,
    ],
  ])('%j ends nothing but itself', (name, header) => {
    expect(attachment(name)).toBe(header)
  })
})
