-- Who was deactivated, or has a role that answers no messages, takes care of none.
UPDATE "ContactMessage" m SET "assigneeId" = NULL
FROM "User" u
WHERE u."id" = m."assigneeId" AND NOT (u."isActive" AND u."role" IN ('support', 'moderator', 'admin'));
