import { useTranslations } from 'next-intl'
import { Picture } from '@/components/media/picture'
import { Link } from '@/lib/i18n/navigation'

type LogoProps = {
  storeName: string
  /** The store's mark. */
  image: string
  /** The one that takes its place on dark pages, if there is one. */
  imageOnDark?: string | null
  onDark?: boolean
}

/** The logo and the store's name, linked to the home page. */
export function Logo({ storeName, image, imageOnDark, onDark = false }: LogoProps) {
  const t = useTranslations('shell')
  return (
    <Link
      href="/"
      // A name and its mark keep their places in languages that are read from the right.
      dir="ltr"
      aria-label={t('homeLink', { storeName })}
      className={`flex w-fit shrink-0 items-center gap-2 rounded-control text-[1.3rem] font-extrabold tracking-display ${onDark ? 'text-white' : 'text-ink'}`}
    >
      <Picture
        src={image}
        alt=""
        widths={[96]}
        width={32}
        height={32}
        eager={!onDark}
        className={imageOnDark ? 'size-8 object-contain dark:hidden' : 'size-8 object-contain'}
      />
      {imageOnDark && (
        <Picture
          src={imageOnDark}
          alt=""
          widths={[96]}
          width={32}
          height={32}
          className="hidden size-8 object-contain dark:block"
        />
      )}
      <span aria-hidden>{storeName}</span>
    </Link>
  )
}
