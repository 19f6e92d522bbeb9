import { MAX_ADDITIONAL_IMAGES } from '@/lib/catalog/product-rules'

/** A product's main picture, and those beside it. */
export type Pictures = { image: string | null; additionalImages: string[] }

export const hasRoom = ({ image, additionalImages }: Pictures) =>
  image === null || additionalImages.length < MAX_ADDITIONAL_IMAGES

/** With another picture: the main one if there is none yet. One that is there already is not added again. */
export const withPicture = ({ image, additionalImages }: Pictures, url: string): Pictures =>
  image === null
    ? { image: url, additionalImages }
    : {
        image,
        additionalImages:
          url === image ? additionalImages : [...new Set([...additionalImages, url])],
      }

/** Without one of those beside the main picture. */
export const withoutPicture = (pictures: Pictures, index: number): Pictures => ({
  ...pictures,
  additionalImages: pictures.additionalImages.filter((_, at) => at !== index),
})

/** With one of those beside the main picture some places further. */
export function withMoved(pictures: Pictures, from: number, step: number): Pictures {
  const additionalImages = [...pictures.additionalImages]
  const [moved] = additionalImages.splice(from, 1)
  if (moved) additionalImages.splice(from + step, 0, moved)
  return { ...pictures, additionalImages }
}

/** With one of those beside as the main picture, which takes its place. */
export function withMain({ image, additionalImages }: Pictures, index: number): Pictures {
  const chosen = additionalImages[index]
  if (!chosen) return { image, additionalImages }
  return image === null
    ? withoutPicture({ image: chosen, additionalImages }, index)
    : {
        image: chosen,
        additionalImages: additionalImages.map((url, at) => (at === index ? image : url)),
      }
}
