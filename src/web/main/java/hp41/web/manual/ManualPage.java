package hp41.web.manual;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.commons.lang3.StringUtils;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.text.TextContentRenderer;

/**
 * Converts a page of the documentation to an element of the manual. Links to other pages of the
 * manual become links to their elements, and links to other files become text. Pictures are
 * omitted, because they show a terminal.
 *
 * @param page the file of the page, relative to the folder of the repository
 * @param pages the files of all pages
 */
record ManualPage(Path page, List<Path> pages) {

  private static final List<Extension> TABLES = List.of(TablesExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
  private static final TextContentRenderer TEXT = TextContentRenderer.builder().build();
  private static final Set<String> NAMELESS = Set.of("README");

  /** Returns the element of a page with this content. */
  String html(String markdown) {
    Node document = PARSER.parse(markdown);
    document.accept(new PageLinks());
    HtmlRenderer renderer =
        HtmlRenderer.builder()
            .extensions(TABLES)
            .attributeProviderFactory(context -> (node, tag, attributes) -> addId(node, attributes))
            .build();
    // Headings without text are no headings for screen readers.
    String content = renderer.render(document).replace("<th></th>", "<td></td>");
    return "<article id=\"" + id(page) + "\">" + content + "</article>\n";
  }

  private void addId(Node node, Map<String, String> attributes) {
    if (node instanceof Heading) {
      String plain = TEXT.render(node).toLowerCase(Locale.ROOT);
      String anchor = plain.replaceAll("[^\\p{L}\\p{N} _-]", "").strip().replace(' ', '-');
      attributes.put("id", id(page) + '/' + anchor);
    }
  }

  private static String id(Path file) {
    String name = StringUtils.removeEnd(file.getFileName().toString(), ".md");
    return NAMELESS.contains(name) ? file.getParent().getFileName().toString() : name;
  }

  private final class PageLinks extends AbstractVisitor {

    @Override
    public void visit(Link link) {
      visitChildren(link);
      String[] target = link.getDestination().split("#", 2);
      Path file = target[0].isEmpty() ? page : page.resolveSibling(target[0]).normalize();
      if (pages.contains(file)) {
        link.setDestination('#' + id(file) + (target.length > 1 ? '/' + target[1] : ""));
      } else if (!target[0].startsWith("http")) {
        while (link.getFirstChild() != null) {
          link.insertBefore(link.getFirstChild());
        }
        link.unlink();
      }
    }

    @Override
    public void visit(Image image) {
      image.unlink();
    }
  }
}
