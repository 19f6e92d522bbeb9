-- AlterEnum
ALTER TYPE "KeyType" ADD VALUE 'file';
