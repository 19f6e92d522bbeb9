import { z } from 'zod'

/** What a picture of a product shows, and whether it is one of the software at work. */
export type PictureText = { text: string; isScreenshot: boolean }

export const MAX_PICTURE_TEXT = 200

/** What is known of a product's pictures, by their paths. */
export const pictureTextsSchema = z.record(
  z.string(),
  z.object({ text: z.string(), isScreenshot: z.boolean() }),
)
export type PictureTexts = z.infer<typeof pictureTextsSchema>

/** Those of the pictures that a product has, without those that say nothing. */
export const textsOf = (texts: PictureTexts, pictures: readonly string[]): PictureTexts =>
  Object.fromEntries(
    pictures.flatMap((path) => {
      const said = texts[path]
      return said && (said.text !== '' || said.isScreenshot) ? [[path, said]] : []
    }),
  )
