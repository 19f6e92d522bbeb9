-- AlterTable
ALTER TABLE "BooksComparison" ADD COLUMN     "timezone" TEXT NOT NULL DEFAULT 'UTC';
