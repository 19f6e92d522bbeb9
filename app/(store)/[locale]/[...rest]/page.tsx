import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'

/** Next asks for at least one entry; the path is none that anybody would visit. */
export function generateStaticParams() {
  return [{ rest: ['-'] }]
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('notFound')
  return { title: t('title') }
}

export default function UnknownPath() {
  notFound()
}
