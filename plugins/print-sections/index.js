// Gatsby takes a folder for a plugin only if it has this file.
