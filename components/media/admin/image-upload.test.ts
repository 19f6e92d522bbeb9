import { describe, expect, it } from '@jest/globals'
import { formatFileSize } from './image-upload'

describe('weightText', () => {
  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [204_800, '200 KB'],
    [1_048_576, '1.0 MB'],
    [5_400_000, '5.1 MB'],
  ])('writes %d as %s', (bytes, text) => expect(formatFileSize(bytes)).toBe(text))
})
