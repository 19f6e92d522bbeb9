import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN_CATEGORIES } from './palette'
import type { Product, Subject } from './types'

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function list(value: unknown, where: string): Fields[] {
  if (!Array.isArray(value) || !value.every(isFields))
    throw new Error(`${where} is not a list of records`)
  return value
}

function text(fields: Fields, name: string, where: string): string {
  const value = fields[name]
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  throw new Error(`${where}: "${name}" is not a text`)
}

function optional(fields: Fields, name: string): string {
  const value = fields[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const load = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** All products, with the main category given by their file's name. */
export function readSubjects(folder: string): Subject[] {
  return MAIN_CATEGORIES.flatMap((main) => {
    const file = join(folder, 'products', `${main}.json`)
    if (!existsSync(file)) {
      console.warn(`No products for ${main} yet`)
      return []
    }
    return list(load(file), file).map((fields): Subject => {
      const slug = text(fields, 'slug', file)
      const where = `${file}: ${slug}`
      const features = Array.isArray(fields.features)
        ? fields.features.filter((item) => typeof item === 'string')
        : []
      const product: Product = {
        slug,
        name: text(fields, 'name', where),
        publisher: text(fields, 'publisher', where),
        version: optional(fields, 'version'),
        category: text(fields, 'category', where),
        features,
        license: optional(fields, 'license'),
      }
      return { product, main, subcategory: product.category }
    })
  })
}
