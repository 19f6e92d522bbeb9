-- Roles between a user without any permission and a moderator, and users who are invited by mail.
ALTER TYPE "UserRole" ADD VALUE 'support';
ALTER TYPE "UserRole" ADD VALUE 'catalogue';
ALTER TYPE "UserRole" ADD VALUE 'finance';

ALTER TABLE "User" ADD COLUMN "invitedAt" TIMESTAMPTZ(3);
