#!/bin/sh
# Puts a finished build where a web server finds it:
#
#   sh hosting/deploy.sh public /var/www/site
#
# Copying over an old deployment would never delete a file, so the page of a person who asked to be removed would stay online.
# Instead, each deployment has its own folder, and the site's folder is a symbolic link that switches to it at once.
# Old pages, data and pictures are then gone. Old scripts and styles stay for a week, because open pages may still load them.
set -eu

build=$1
site=$2
release=$site.$(date +%Y%m%d%H%M%S%N)

cp -r "$build" "$release"
if [ -d "$site" ]; then
  find "$site/" -maxdepth 1 \( -name '*.js' -o -name '*.css' \) -mtime -7 | while read -r file; do
    [ -e "$release/${file##*/}" ] || cp -p "$file" "$release/"
  done
fi

# The first time the site may be a folder.
[ -L "$site" ] || [ ! -d "$site" ] || mv "$site" "$site.0"
ln -s "$(basename "$release")" "$site.next"
mv -T "$site.next" "$site"

for old in "$site".[0-9]*; do
  [ "$old" = "$release" ] || rm -r "$old"
done
