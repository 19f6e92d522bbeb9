import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import { Breadcrumb, type Crumb } from '@/components/storefront/structured-data/breadcrumb'

type ListBannerProps = {
  title: string
  picture: string | null
  crumbs: readonly Crumb[]
  productCount: number
  /** What the list is. */
  children?: ReactNode
}

/** What heads a list of products: its name and what it is, on its picture, darkened behind the text. */
export function ListBanner({ title, picture, crumbs, productCount, children }: ListBannerProps) {
  const t = useTranslations('category')
  return (
    <header className="relative isolate flex flex-col gap-4 overflow-hidden rounded-panel bg-night p-5 text-white sm:p-6 lg:min-h-36 lg:px-8 lg:py-5">
      {picture && (
        <>
          <Picture
            src={picture}
            alt=""
            widths={[640, 828, 1280, 1920]}
            sizes="(min-width:80rem) 1216px,100vw"
            eager
            fetchPriority="high"
            className="absolute inset-0 -z-20 size-full object-cover rtl:-scale-x-100"
          />
          <span
            aria-hidden
            className="absolute inset-0 -z-10 bg-night/70 lg:bg-transparent lg:bg-linear-to-r lg:from-night/85 lg:via-night/70 lg:via-55% lg:to-transparent lg:to-85% lg:rtl:bg-linear-to-l"
          />
        </>
      )}
      <Breadcrumb crumbs={crumbs} onDark />
      <div className="max-w-xl xl:max-w-3xl">
        <h1 className="text-2xl font-extrabold sm:text-3xl">{title}</h1>
        {children}
        <p className="mt-2 text-sm font-semibold text-white/85">
          {t('productCount', { count: productCount })}
        </p>
      </div>
    </header>
  )
}
