import { useEffect, useState } from 'react'
import { SETTINGS_SECTIONS, type SectionId, sectionOf } from './settings-sections'

const addressed = () => SETTINGS_SECTIONS.find(({ id }) => `#${id}` === location.hash)?.id

/**
 * The section that the page's address names, which is the one that a phone shows.
 *
 * @param refused the fields with errors: the section of the first one opens, so that it can be mended
 */
export function useOpenSection(refused: readonly string[]): SectionId | undefined {
  const [open, setOpen] = useState(addressed)
  useEffect(() => {
    const follow = () => setOpen(addressed())
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    // A link to a section comes before the form has loaded.
    if (open && open === addressed()) document.getElementById(open)?.scrollIntoView()
  }, [open])

  const [first] = refused
  const [told, setTold] = useState<string>()
  if (first !== told) {
    setTold(first)
    setOpen((first ? sectionOf(first) : undefined) ?? open)
  }
  return open
}
