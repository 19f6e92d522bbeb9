import { z } from 'zod'

/** localStorage key of the sections of the product form that stay open for who works at this browser. */
const KEY = 'adminProductSections'

const savedSchema = z.array(z.string().max(40)).max(40)

function saved(): string[] {
  try {
    return savedSchema.parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'))
  } catch {
    // Whatever stands there, all of them are closed at first.
    return []
  }
}

/** Whether a section was left open. */
export const wasLeftOpen = (section: string): boolean => saved().includes(section)

/** Remembers whether a section was left open or closed. */
export function rememberSection(section: string, isOpen: boolean): void {
  const others = saved().filter((name) => name !== section)
  localStorage.setItem(KEY, JSON.stringify(isOpen ? [...others, section] : others))
}
