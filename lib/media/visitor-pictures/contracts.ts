import { z } from 'zod'
import { idParamsSchema } from '@/lib/core/id-schemas'
import { fault, say } from '@/lib/core/server-text'
import type { FormSize } from '@/lib/http/endpoint'
import { MAX_PICTURE_MEGABYTES, PICTURE_SIZES } from './picture-rules'

/** A picture that a visitor sent; its content comes by a call of its own. */
export const visitorPictureSchema = z.object({
  id: z.uuid(),
  width: z.number().int(),
  height: z.number().int(),
})
export type VisitorPicture = z.infer<typeof visitorPictureSchema>

/** A picture as the one who sent it sees it, whether it is shown or not: the small one comes with it. */
export const ownPictureSchema = visitorPictureSchema.extend({
  /** As a data address. */
  thumbnail: z.string(),
})
export type OwnPicture = z.infer<typeof ownPictureSchema>

/** The path's parameter of calls about one picture. */
export const pictureParamsSchema = z.object({
  id: z.uuid(fault('fields.mustBe', { field: 'id', example: 'a UUID' })),
})

/** The path's parameters of staff's calls about a picture of something. */
export const pictureOfParamsSchema = idParamsSchema.extend({
  picture: z.uuid(fault('fields.mustBe', { field: 'picture', example: 'a UUID' })),
})

/** The query of calls that answer a picture. */
export const pictureQuerySchema = z.object({
  size: z
    .enum(
      PICTURE_SIZES,
      fault('fields.mustBeOneOf', { field: 'size', choices: PICTURE_SIZES.join(', ') }),
    )
    .default('full'),
})

/** The field of a form that holds a picture. */
export const pictureFieldSchema = z.instanceof(File, { error: fault('media.chooseImage') })

/** The picture, with room for what a form adds around its fields. */
export const PICTURE_FORM: FormSize = {
  maxBytes: MAX_PICTURE_MEGABYTES * 1024 * 1024 + 64 * 1024,
  tooLarge: say('media.fileSmallerThan', { max: MAX_PICTURE_MEGABYTES }),
}
