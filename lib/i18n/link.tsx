'use client'

import NextLink from 'next/link'
import { usePathname as useNextPathname, useRouter as useNextRouter } from 'next/navigation'
import { useLocale } from 'next-intl'
import { type ComponentProps, useMemo } from 'react'
import { getPathname, withoutLocale } from './paths'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href' | 'locale'> & {
  /** From `/` on, without a language. */
  href: string
}

/** A link within the store, in the language of the page. */
export function Link({ href, ...props }: LinkProps) {
  return <NextLink href={getPathname({ href, locale: useLocale() })} {...props} />
}

/** Next's router for paths without a language. */
export function useRouter() {
  const router = useNextRouter()
  const locale = useLocale()
  return useMemo(
    () => ({
      push: (href: string) => router.push(getPathname({ href, locale })),
      replace: (href: string) => router.replace(getPathname({ href, locale })),
      refresh: () => router.refresh(),
    }),
    [router, locale],
  )
}

/** The path of the page without its language. */
export const usePathname = () => withoutLocale(useNextPathname(), useLocale())
