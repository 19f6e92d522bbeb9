import nextJest from 'next/jest.js'

const createJestConfig = nextJest({ dir: './' })

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': '<rootDir>/tests/setup/empty.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/setup/console.ts'],
}

/** Unit tests stand beside the code they test; those of the API need a running store. */
const projects = [
  {
    displayName: 'unit',
    testEnvironment: 'node',
    testMatch: [
      '<rootDir>/{lib,components,scripts,prisma}/**/*.test.ts',
      '<rootDir>/tests/unit/**/*.test.ts',
    ],
  },
  {
    displayName: 'api',
    testEnvironment: 'node',
    testMatch: ['<rootDir>/tests/api/**/*.test.ts'],
  },
]

export default async () => ({
  projects: await Promise.all(
    projects.map((project) => createJestConfig({ ...shared, ...project })()),
  ),
  testTimeout: 60_000,
})
