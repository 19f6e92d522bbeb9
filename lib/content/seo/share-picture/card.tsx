import { drawableText, truncateTo } from '@/lib/content/seo/drawable-text'
import { type Brand, PICTURE_SIZE, type PictureDetails } from '@/lib/content/seo/share-picture-url'
import type { Art } from './art'

type CardProps = {
  details: PictureDetails
  brand: Brand
  logo: Art | null
  art: Art | null
  backdrop: Art | null
}

export const ART_WIDTH = 520
export const LOGO = 64

const MAX_TITLE = 90

/** The longer a title, the smaller its letters, so that it always fits beside the picture. */
function titleSize(title: string): number {
  if (title.length <= 22) return 72
  if (title.length <= 40) return 58
  return title.length <= 64 ? 48 : 42
}

/** A picture for shared links, in the subset of CSS that its renderer supports. */
export function Card({ details, brand, logo, art, backdrop }: CardProps) {
  const name = drawableText(brand.name)
  const title = truncateTo(MAX_TITLE, drawableText(details.title))
  const eyebrow = truncateTo(40, drawableText(details.eyebrow))
  // Without a title the store's name is written in large letters.
  const isBare = title === ''
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        position: 'relative',
        backgroundColor: '#1c1917',
        backgroundImage: 'linear-gradient(215deg, #44302a 0%, #1c1917 62%)',
        fontFamily: 'Figtree',
        color: '#ffffff',
      }}
    >
      {backdrop && (
        // biome-ignore lint/performance/noImgElement: drawn, not shown in a page
        <img {...backdrop} alt="" style={{ position: 'absolute', left: 0, top: 0 }} />
      )}
      {!backdrop && (
        <div
          style={{
            display: 'flex',
            position: 'absolute',
            left: 640,
            top: 96,
            width: 520,
            height: 540,
            borderTopLeftRadius: 260,
            borderTopRightRadius: 260,
            backgroundImage: `linear-gradient(160deg, ${brand.colour} 0%, ${brand.colour}40 100%)`,
          }}
        />
      )}
      {art && (
        <div
          style={{
            display: 'flex',
            position: 'absolute',
            left: 616,
            top: Math.round((PICTURE_SIZE.height - art.height) / 2),
            borderRadius: 28,
            overflow: 'hidden',
            boxShadow: '0 24px 60px rgba(0, 0, 0, 0.45)',
          }}
        >
          {/* biome-ignore lint/performance/noImgElement: drawn, not shown in a page */}
          <img {...art} alt="" />
        </div>
      )}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          width: 580,
          height: '100%',
          paddingLeft: 76,
          paddingRight: 28,
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center' }}>
          {/* biome-ignore lint/performance/noImgElement: drawn, not shown in a page */}
          {logo && <img src={logo.src} alt="" width={LOGO} height={LOGO} />}
          <div
            style={{
              display: 'flex',
              marginLeft: logo ? 16 : 0,
              fontSize: isBare ? 76 : 40,
              fontWeight: 800,
              letterSpacing: '-0.02em',
            }}
          >
            {truncateTo(isBare ? 18 : 24, name)}
          </div>
        </div>
        {eyebrow && (
          <div
            style={{
              display: 'flex',
              marginTop: 52,
              fontSize: 28,
              fontWeight: 600,
              color: '#fed7aa',
            }}
          >
            {eyebrow}
          </div>
        )}
        {!isBare && (
          <div
            style={{
              display: 'flex',
              marginTop: eyebrow ? 12 : 48,
              fontSize: titleSize(title),
              fontWeight: 800,
              lineHeight: 1.12,
              letterSpacing: '-0.02em',
            }}
          >
            {title}
          </div>
        )}
      </div>
    </div>
  )
}
